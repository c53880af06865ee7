/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  plugins: ["./scripts/ownClasses.mjs"],
  ignoreFiles: ["dist*/**"],
  rules: {
    "site/own-classes": [true, { severity: "warning" }],
    // Rules are separated by a blank line, as functions are in code. prettier does not enforce it.
    "rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "at-rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "declaration-empty-line-before": [
      "always",
      { except: ["first-nested"], ignore: ["after-declaration", "after-comment"] },
    ],
    "comment-empty-line-before": ["always", { except: ["first-nested"] }],
    // Rules are ordered for the reader. Layers and the `:hover` of buttons, and not the order, decide which one applies.
    "no-descending-specificity": null,
    // Stylelint's list of functions does not contain sibling-index() yet.
    "declaration-property-value-no-unknown": [true, { ignoreProperties: { "--building": /sibling-index/ } }],
  },
  overrides: [
    // What all components share, and how all of them are printed and seen in forced colors.
    { files: ["shared/styles/*.css", "scripts/*.css"], rules: { "site/own-classes": null } },
  ],
};
