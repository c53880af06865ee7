// What words may hold that readers would not see as their author meant it.

/** Characters that XML 1.0 cannot hold, so that one of them would make the whole feed unreadable. */
// oxlint-disable-next-line no-control-regex -- these are what it finds
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;

/** What is left in words where Markdown is incomplete, and what other editors' programs have and this site has not. */
const UNKNOWN_MARKS = /** @type {const} */ ([
  [/^\|.*\|$/m, "a table is a figure of type table: copy the one of meeting-people-where-they-gather.md"],
  [/\[\[|\]\]/, "a link is [words](/contact), not [[words]]"],
  [/!\[/, "a picture is ![what it shows](picture.png), without spaces in its name"],
  [/\[\^/, "a source is missing: [^1]: where it is from"],
  [/\^\[|\[@/, "a source is [^1], and below the text [^1]: where it is from"],
  [/\]\s+\(/, "a link is [words](/contact), without a space between the two"],
  [
    /\*\*|(?:^|\s)\*\S/,
    "words that are **strong** or *emphasized* have their asterisks on both sides, without spaces",
  ],
  [/^\[[^\]]\]\s/, "the site has no boxes to tick: an item of a list begins with - and its words"],
  [/\[![\w-]+\]|^(?:!!!|\?\?\?|:::)/m, "the site has no boxes for notes: write it as a paragraph"],
  [/^\s*[•·▪◦]/m, "an item of a list begins with - and a space"],
  [/^#{2,6}\S/m, "a heading has a space after its ##"],
  [/(?:^|\s)#\p{L}/mu, "the site has no tags in a text: the field topic says what it is about"],
  [/https?:\/\/\S/, "a link has words: [words](https://…)"],
  [/~~/, "the site has no form for words that are struck out"],
  [/==|([:|+])\1\S.*?\1\1/, "the site has no form for words that are marked"],
  [/%%/, "a comment would be published: delete it"],
  [/[{}]/, "the site has no form for braces, and no names that stand for others: write the words"],
  [/\$\$|\\[a-z]/i, "the site has no form for formulas and commands"],
  [/\s\^[\w-]+$/m, "the site has no names for paragraphs"],
  [/^:\s/m, "the site has no lists of terms: write them as a list"],
]);

/**
 * @param {string} text
 * @returns {string | undefined} what to do about the first invisible control character in the text
 */
export function findUnreadable(text) {
  const [character] = UNREADABLE.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `has an invisible control character (U+${code}): delete it, or type the words anew`;
}

/**
 * @param {string} text
 * @returns {{ advice: string, index: number } | undefined} what to write in place of the first mark that the site does not know
 */
export function findUnknownMark(text) {
  for (const [pattern, advice] of UNKNOWN_MARKS) {
    const { index } = pattern.exec(text) ?? {};
    if (index !== undefined) return { advice, index };
  }
  return undefined;
}

/** The stylesheet that says which letters are in the fonts. */
export const FONTS = "shared/styles/fonts.css";

/**
 * @param {string} css
 * @returns {RegExp} finds what is neither in a range of the stylesheet nor white space; both fonts have the same ranges
 */
export function matchMissingLetters(css) {
  const ranges = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)];
  const letters = ranges.map(([, from, to = from]) => `\\u{${from}}-\\u{${to}}`);
  return new RegExp(`[^\\s${letters.join("")}]`, "gu");
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
