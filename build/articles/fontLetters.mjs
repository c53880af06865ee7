/** The stylesheet that says which letters are in the fonts. */
export const FONTS = "shared/styles/fonts.css";

/**
 * @param {string} css
 * @returns {RegExp} finds what is neither in the first range of the stylesheet nor white space; all its fonts have the same range
 */
export function matchMissingLetters(css) {
  const [, range = ""] = /unicode-range: ([^;]+);/.exec(css) ?? [];
  const letters = range
    .replaceAll(", ", "")
    .replaceAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g, (_, from, to = from) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[^\\s${letters}]`, "gu");
}

/**
 * @param {string} text
 * @param {RegExp} missing
 * @returns {string | undefined} what to do about letters that the fonts lack
 */
export function findMissingLetters(text, missing) {
  const letters = [...new Set(text.match(missing))];
  if (letters.length === 0) return undefined;
  return `our fonts lack ${letters.join(" ")}: write it without, or ask a developer to add it to ${FONTS}`;
}
