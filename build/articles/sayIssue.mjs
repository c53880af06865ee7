/** @typedef {import("zod").core.$ZodRawIssue} Issue */

/**
 * What a field has to be, in an editor's words, where its schema does not say it.
 * @param {Issue} issue
 * @returns {string}
 */
export function sayIssue(issue) {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "is missing"
        : `has to be ${EXPECTED[issue.expected] ?? "another value"}`;
    case "too_small":
      return issue.origin === "number"
        ? `is ${issue.minimum} or more`
        : `has at least ${issue.minimum} of them`;
    case "too_big":
      return issue.origin === "number"
        ? `is ${issue.maximum} or less`
        : `has at most ${issue.maximum} of them`;
    case "invalid_value":
      return `has to be ${issue.values.join(" or ")}`;
    default:
      return "has another value than it may have";
  }
}

/** @type {Readonly<Record<string, string>>} */
const EXPECTED = {
  string: "a text; put it in quotation marks",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list: each entry in a line of its own, after a hyphen",
  tuple: "a list: each entry in a line of its own, after a hyphen",
};
