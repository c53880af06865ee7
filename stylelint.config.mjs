/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-recommended",
  ignoreFiles: ["dist/**"],
  rules: {
    // prettier leaves blank lines as they are; here they stand between rules, as between functions in code.
    "rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "at-rule-empty-line-before": ["always", { except: ["first-nested"], ignore: ["after-comment"] }],
    "declaration-empty-line-before": [
      "always",
      { except: ["first-nested"], ignore: ["after-declaration", "after-comment"] },
    ],
    "comment-empty-line-before": ["always", { except: ["first-nested"] }],
    // States are ordered by what a reader looks for first; the layers and `:hover` of buttons decide who wins.
    "no-descending-specificity": null,
    // Its list of functions is older than sibling-index().
    "declaration-property-value-no-unknown": [true, { ignoreProperties: { "--building": /sibling-index/ } }],
  },
};
