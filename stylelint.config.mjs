/** A token, or what is computed from tokens and shares of the box. Line widths may be added to it. */
const TOKEN = String.raw`(?:var|calc|min|max)\((?:(?!\d(?:rem|em|lh|ch|v[whi]|cq[wi]|mm))[^])*\)`;

/** One to four steps of space. Up to two pixels are the width of a line. */
const SPACE = String.raw`(?:${TOKEN}|0|auto|inherit|1em|-?[0-2](?:\.\d+)?px)`;

const SPACE_PROPERTIES = String.raw`/^(?:scroll-)?(?:margin|padding)|^(?:row-|column-)?gap$/`;
const SPACES = [new RegExp(String.raw`^${SPACE}(?:\s+${SPACE})*$`)];
const SIZES = [new RegExp(`^(?:${TOKEN}|inherit|0|1em)$`)];

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: ["./scripts/ownClasses.mjs"],
  ignoreFiles: ["dist*/**"],
  rules: {
    "site/own-classes": true,

    // What is outside the scales of space and type has its reason beside it.
    "declaration-property-value-allowed-list": {
      [SPACE_PROPERTIES]: SPACES,
      "font-size": SIZES,
    },
    "declaration-property-value-disallowed-list": { font: [/\d(?:rem|vw|px|cqi)/] },

    // Layouts change at these widths. 18rem is a phone with text at twice its size.
    "media-feature-name-value-allowed-list": { width: ["18rem", "24rem", "48rem", "62rem", "75rem"] },
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
    { files: ["shared/styles/*.css", "scripts/*.css"], rules: { "site/own-classes": null } },
    // A picture of one size.
    { files: ["scripts/*.css"], rules: { "declaration-property-value-allowed-list": null } },
    // Pictures of software: everything in them is in proportion to the text of their window.
    {
      files: ["shared/story/{phone,registry}/*.css"],
      rules: {
        "declaration-property-value-allowed-list": {
          [SPACE_PROPERTIES]: SPACES,
          "font-size": [/^[\d.]+em$/, ...SIZES],
        },
        "declaration-property-value-disallowed-list": null,
      },
    },
  ],
};
