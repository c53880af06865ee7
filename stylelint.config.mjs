const SPACE = String.raw`/^(?:scroll-)?(?:margin|padding)|^(?:row-|column-)?gap$/`;

/** A number with a unit, other than a share of the box. Names such as `--space-24-48` are no numbers. */
const LENGTH = /(?<![\w.-])-?[\d.]+(?:rem|lh|ch|[sdl]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|mm|pt)/;

/** In proportion to the text; `1em` says so by itself. */
const EM = /(?<![\w.-])(?!1em)-?[\d.]+em/;

/** More than the width of a line. */
const PIXELS = /(?<![\w.-])-?(?:[3-9]|\d{2,})[\d.]*px/;

/** Lines are as high as `--leading-…` says. */
const NUMBER = /^[\d.]+$/;

const LINE = "/^(?:border|outline|text-decoration)/";

const PALETTE =
  /var\(--(?:(?:night|sky|dusk|sun|ember|leaf)-\d+|ink(?:-\d)?|rule(?:-ui)?|white|paper|butter|straw|coral)\)/;

/** Layouts change at these. 18rem is a phone with text at twice its size. */
const WIDTHS = ["18rem", "24rem", "48rem", "62rem", "75rem"];

/** The greatest width below one at which layouts change: much less than a pixel. @param {string} width */
const justBelow = (width) => `${(parseFloat(width) - 0.01).toFixed(2)}rem`;

const SHARE = /^-?[\d.]+%$/;

/** @param {string} property @param {string} value */
const notAllowed = (property, value) =>
  PALETTE.test(value)
    ? `"${value}" is a colour of the palette: text and lines take a role of tones.css, such as var(--fg) or var(--line), or disable this line with the reason`
    : noStep(property, value);

/** @param {string} property @param {string} value */
const noStep = (property, value) =>
  `"${value}" is no step of the scales in tokens.css: give ${property} one of them, such as ${exampleFor(property)}, or disable this line with the reason`;

/** @param {string} property */
function exampleFor(property) {
  if (property.startsWith("font")) return "var(--text-sm)";
  if (property === "line-height") return "var(--leading-text)";
  return property === "letter-spacing" ? "var(--track-title)" : "var(--space-16)";
}

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: ["./scripts/ownClasses.mjs", "./scripts/ownLayer.mjs"],
  ignoreFiles: ["dist*/**"],
  rules: {
    "site/own-classes": true,
    "site/own-layer": true,

    // What is outside the scales of space and type and outside the roles of colours has its reason beside it.
    "declaration-property-value-disallowed-list": [
      {
        [SPACE]: [LENGTH, EM, PIXELS, SHARE],
        "/^font(?:-size)?$/": [LENGTH, EM, PIXELS, SHARE],
        "line-height": [NUMBER],
        "letter-spacing": [EM],
        color: [PALETTE],
        [LINE]: [PALETTE],
      },
      { message: notAllowed },
    ],

    // Safari 16.3 drops a rule whose media query is a range.
    "media-feature-range-notation": "prefix",
    "media-feature-name-value-allowed-list": [
      { "min-width": WIDTHS, "max-width": WIDTHS.map(justBelow) },
      {
        message: (/** @type {string} */ _feature, /** @type {string} */ value) =>
          `"${value}" is no width at which layouts change: take one of ${WIDTHS.join(", ")}, with max-width 0.01rem less`,
      },
    ],
    // Rules are separated by a blank line, as functions are in code. prettier does not enforce it.
    "rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "at-rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "declaration-empty-line-before": [
      "always",
      { except: ["first-nested"], ignore: ["after-declaration", "after-comment"] },
    ],
    "comment-empty-line-before": ["always", { except: ["first-nested"], ignore: ["stylelint-commands"] }],
    // Rules are ordered for the reader. Layers and the `:hover` of buttons, and not the order, decide which one applies.
    "no-descending-specificity": null,
    // Stylelint's list of functions does not contain sibling-index() yet.
    "declaration-property-value-no-unknown": [true, { ignoreProperties: { "--building": /sibling-index/ } }],
  },
  overrides: [
    // What all components share, and how all of them are printed and seen in forced colors.
    {
      files: ["shared/styles/*.css", "scripts/*.css"],
      rules: { "site/own-classes": null, "site/own-layer": null },
    },
    // A picture of one size.
    { files: ["scripts/*.css"], rules: { "declaration-property-value-disallowed-list": null } },
    // Pictures of software: everything in them is in proportion to the text of their window.
    {
      files: ["shared/{story,pages/*}/{phone,registry,windows}/*.css"],
      rules: {
        "declaration-property-value-disallowed-list": [
          {
            [SPACE]: [LENGTH, EM, PIXELS, SHARE],
            "/^font(?:-size)?$/": [LENGTH, PIXELS, SHARE],
            color: [PALETTE],
            [LINE]: [PALETTE],
          },
          { message: notAllowed },
        ],
      },
    },
  ],
};
