/**
 * A text with the names that stand for `{company}`, `{registry}` and so on.
 * @param {string} text
 * @param {import("./vocabulary.mjs").Vocabulary} vocabulary
 */
export function named(text, { names }) {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key) => names[key] ?? whole);
}
