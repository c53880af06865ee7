/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  ignoreFiles: ["dist*/**"],
  rules: {
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
};
