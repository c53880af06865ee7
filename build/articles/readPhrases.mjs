import { findUnknownMark, findUnreadable } from "./checkWords.mjs";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {import("./vocabulary.mjs").Vocabulary} Vocabulary */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Span} Span */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Text} Text */
/** @typedef {import("mdast").Nodes} Node */
/** @typedef {import("mdast").PhrasingContent} Phrase */

/**
 * What is shared while the text of one article is read.
 * @typedef {object} Reading
 * @property {string} folder of the article and of its pictures
 * @property {number} firstLine of the text in its file
 * @property {Vocabulary} vocabulary
 * @property {string} slug of the article
 * @property {readonly string[]} slugs of all articles
 * @property {ReturnType<typeof import("./figureSchema.mjs").makeFigureSchema>} figure what a figure may hold
 * @property {Problems} problems
 * @property {{ slug: string, line: number }[]} links to other articles
 * @property {string[]} notes the names of the sources, in the order in which the text refers to them
 */

/** Names that only machines of one house or office can find. */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

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
 * In one line.
 * @param {import("mdast").Text} text
 * @param {Reading} reading
 */
function readWords(text, reading) {
  checkWords(text.value, text, reading);
  return text.value.replaceAll("\n", " ");
}

/**
 * @param {string} words
 * @param {Node} node where they begin
 * @param {Reading} reading
 */
export function checkWords(words, node, reading) {
  const unreadable = findUnreadable(words);
  if (unreadable) report(reading, node, unreadable);
  const mark = findUnknownMark(words);
  if (!mark) return;
  const linesBefore = words.slice(0, mark.index).split("\n").length - 1;
  reading.problems.add(lineOf(node, reading) + linesBefore, mark.advice);
}

/**
 * @param {import("mdast").Link} link
 * @param {Reading} reading
 */
export function checkLink(link, reading) {
  const { url } = link;
  if (!url.startsWith("/")) {
    const fault = faultOfAddress(url, reading.vocabulary.domain);
    if (fault) report(reading, link, `${url} ${fault}`);
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

/**
 * @param {string} url of another site
 * @param {string} domain of this one
 */
function faultOfAddress(url, domain) {
  if (!URL.canParse(url) || new URL(url).protocol !== "https:")
    return "is no address: another site's begins with https://, one of this site with /";
  const { hostname } = new URL(url);
  const bare = (/** @type {string} */ name) => name.replace(/^www\./, "").replace(/\.$/, "");
  if (bare(hostname) === bare(domain)) return "is of this site: it begins with /";
  const isNumber = /^\[|^[\d.]+$/.test(hostname);
  if (isNumber || !bare(hostname).includes(".") || PRIVATE_NAMES.test(bare(hostname)))
    return "is an address that readers cannot reach";
  return undefined;
}

/**
 * @param {Reading} reading
 * @param {Node} node
 * @param {string} text
 */
export function report(reading, node, text) {
  reading.problems.add(lineOf(node, reading), text);
}

/**
 * @param {Node} node
 * @param {Reading} reading
 */
export function lineOf({ position }, { firstLine }) {
  return firstLine + (position?.start.line ?? 1) - 1;
}
