import { findUnreadable } from "./unreadableCharacters.mjs";
import { insertNames } from "./insertNames.mjs";
import { lineOf, report } from "./reading.mjs";

/** @typedef {import("./reading.mjs").Reading} Reading */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Span} Span */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Text} Text */
/** @typedef {import("mdast").PhrasingContent} Phrase */

/** What is left in the words where Markdown is incomplete, or of a kind that this site does not have. */
const NOT_UNDERSTOOD = /** @type {const} */ ([
  [/^\|.*\|$/m, "a table is a figure of type table: copy the one of meeting-people-where-they-gather.md"],
  [/!\[/, "a picture is ![what it shows](picture.png), without spaces in its name"],
  [/\[\^/, "a source is missing: [^1]: where it is from"],
  [/\]\s+\(/, "a link is [words](/contact), without a space between the two"],
  [
    /\*\*|(?:^|\s)\*\S/,
    "words that are **strong** or *emphasized* have their asterisks on both sides, without spaces",
  ],
  [/^\[[ xX]\]\s/, "the site has no boxes to tick: an item of a list begins with - and its words"],
  [/^\s*[•·▪◦]/m, "an item of a list begins with - and a space"],
  [/^#{2,6}\S/m, "a heading has a space after its ##"],
  [/https?:\/\/\S/, "a link has words: [words](https://…)"],
  [/~~/, "the site has no form for words that are struck out"],
]);

/**
 * What Markdown has and the site has not, in an editor's words.
 * @type {Readonly<Record<string, string>>}
 */
const UNKNOWN_PHRASES = {
  inlineCode: "code (words between `)",
  image: "a picture, which is a paragraph of its own,",
  break: "a new line",
  html: "HTML",
  linkReference: "[words][name], which is [words](/contact),",
};

/**
 * @param {readonly Phrase[]} phrases
 * @param {Reading} reading
 * @returns {Text}
 */
export function readPhrases(phrases, reading) {
  const spans = phrases.map((phrase) => readPhrase(phrase, reading));
  return spans.every((span) => typeof span === "string") ? spans.join("") : spans;
}

/**
 * @param {Phrase} phrase
 * @param {Reading} reading
 * @returns {Span}
 */
function readPhrase(phrase, reading) {
  switch (phrase.type) {
    case "text":
      return readWords(phrase, reading);
    case "emphasis":
      return { em: readPlainWords(phrase.children, reading) };
    case "strong":
      return { strong: readPlainWords(phrase.children, reading) };
    case "link":
      checkLink(phrase, reading);
      return { text: readPlainWords(phrase.children, reading), href: phrase.url };
    case "footnoteReference":
      return { note: numberNote(phrase.identifier, reading) };
    default:
      report(
        reading,
        phrase,
        `the site has no form for ${UNKNOWN_PHRASES[phrase.type] ?? "this"} in a sentence; allowed are *emphasis*, **strong words**, [links](/contact) and sources[^1]`,
      );
      return "";
  }
}

/**
 * @param {string} name of a source
 * @param {Reading} reading
 */
function numberNote(name, { notes }) {
  if (!notes.includes(name)) notes.push(name);
  return notes.indexOf(name) + 1;
}

/**
 * For places that can only show plain text.
 * @param {readonly Phrase[]} phrases
 * @param {Reading} reading
 */
export function readPlainWords(phrases, reading) {
  const words = phrases.map((phrase) => {
    if (phrase.type === "text") return readWords(phrase, reading);
    report(reading, phrase, "these words cannot hold anything but words");
    return "";
  });
  return words.join("");
}

/**
 * In one line. Reports Markdown that was not understood, and would be shown as it is typed.
 * @param {import("mdast").Text} text
 * @param {Reading} reading
 */
function readWords(text, reading) {
  for (const [pattern, advice] of NOT_UNDERSTOOD) if (pattern.test(text.value)) report(reading, text, advice);
  return readNames(text.value, text, reading).replaceAll("\n", " ");
}

/**
 * @param {string} words
 * @param {import("mdast").Nodes} node where they stand
 * @param {Reading} reading
 */
export function readNames(words, node, reading) {
  const unreadable = findUnreadable(words);
  if (unreadable) report(reading, node, unreadable);
  return insertNames(words, reading.vocabulary.names, (mistake) => report(reading, node, mistake));
}

/**
 * @param {import("mdast").Link} link
 * @param {Reading} reading
 */
export function checkLink(link, reading) {
  const { url } = link;
  if (!url.startsWith("/")) {
    if (!URL.canParse(url) || new URL(url).protocol !== "https:")
      report(
        reading,
        link,
        `${url} is no address: another site's begins with https://, one of this site with /`,
      );
    else if (reading.vocabulary.domain.endsWith(new URL(url).hostname))
      report(reading, link, `${url} is of this site: it begins with /`);
    return;
  }
  const { pathname, searchParams, hash } = new URL(url, "https://this.site.example");
  const slug = searchParams.get("article");
  if (!reading.vocabulary.paths.includes(pathname))
    report(reading, link, `this site has no page ${pathname}`);
  else if (slug !== null && !reading.slugs.includes(slug))
    report(reading, link, `there is no article ${slug}`);
  else if (slug === reading.slug) report(reading, link, "an article cannot lead to itself");
  else if (hash !== "") report(reading, link, `a link leads to a whole page: leave ${hash} out`);
  else if (slug !== null) reading.links.push({ slug, line: lineOf(link, reading) });
}
