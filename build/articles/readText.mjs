import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { readPicture } from "./readPicture.mjs";
import { checkLink, lineOf, readPhrases, readPlainWords, report } from "./readPhrases.mjs";
import { readYaml } from "./readYaml.mjs";

/** @typedef {import("./readPhrases.mjs").Reading} Reading */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Block} Block */
/** @typedef {import("mdast").Nodes} Node */

const ALLOWED =
  "allowed are paragraphs, ## and ### headings, lists, > quotations, pictures, figures and links to read on";

/**
 * What Markdown has and the site has not, in an editor's words.
 * @type {Readonly<Record<string, string>>}
 */
const UNKNOWN_BLOCKS = {
  thematicBreak: "a line across",
  html: "HTML",
  definition: "an address that stands below the text: write it after the words, [words](/contact)",
};

/** Starts the paragraph that names the source of a quotation. */
const SOURCE_MARK = "— ";

/**
 * Compiles Markdown to the blocks that the site renders. Reports everything that the site cannot show.
 * @param {string} markdown
 * @param {Omit<Reading, "links" | "notes">} given
 */
export function readText(markdown, given) {
  /** @type {Reading} */
  const reading = { ...given, links: [], notes: [] };
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmFootnote()],
    mdastExtensions: [gfmFootnoteFromMarkdown()],
  });
  const blocks = children.flatMap((node) => readBlock(node, reading));
  const sources = children.flatMap((node) => (node.type === "footnoteDefinition" ? [node] : []));
  const notes = readNotes(sources, reading);
  checkFirstHeading(children, reading);
  checkEnd(blocks, children, reading);
  const body = notes.length > 0 ? [...blocks, { notes }] : blocks;
  return { body, links: reading.links };
}

/**
 * @param {Node} node
 * @param {Reading} reading
 * @returns {readonly Block[]} empty if the site cannot show the node
 */
function readBlock(node, reading) {
  switch (node.type) {
    case "paragraph":
      return readParagraph(node, reading);
    case "heading":
      return readHeading(node, reading);
    case "list":
      return readList(node, reading);
    case "blockquote":
      return readQuotation(node, reading);
    case "code":
      return readFigure(node, reading);
    case "footnoteDefinition":
      return [];
    default:
      report(reading, node, `the site has no form for ${UNKNOWN_BLOCKS[node.type] ?? "this"}; ${ALLOWED}`);
      return [];
  }
}

/**
 * @param {import("mdast").Paragraph} paragraph
 * @param {Reading} reading
 * @returns {readonly Block[]}
 */
function readParagraph({ children }, reading) {
  const [only, ...others] = children;
  if (only && others.length === 0) {
    if (only.type === "image") return readPicture(only, reading);
    if (only.type === "link" && only.url.startsWith("/")) {
      checkLink(only, reading);
      const href = /** @type {import("../../shared/routes/pageTable").PagePath} */ (only.url);
      return [{ link: { label: readPlainWords(only.children, reading), href, nav: "client" } }];
    }
  }
  return [{ p: readPhrases(children, reading) }];
}

/**
 * @param {import("mdast").Heading} heading
 * @param {Reading} reading
 * @returns {readonly Block[]}
 */
function readHeading(heading, reading) {
  const words = readPlainWords(heading.children, reading);
  if (words.trim() === "") report(reading, heading, "a heading has words after its ##");
  if (heading.depth === 2) return [{ h2: words }];
  if (heading.depth === 3) return [{ h3: words }];
  report(reading, heading, "a heading begins with ## or, below one of these, with ###");
  return [];
}

/**
 * @param {import("mdast").List} list
 * @param {Reading} reading
 * @returns {readonly Block[]}
 */
function readList(list, reading) {
  if (list.ordered && list.start !== 1)
    report(reading, list, `a numbered list begins with 1, not with ${list.start}`);
  const items = list.children.map((item) => {
    const [paragraph, ...others] = item.children;
    if (paragraph?.type !== "paragraph" || others.length > 0) {
      report(reading, item, "an item of a list is one paragraph, without lists in it");
      return "";
    }
    return readPhrases(paragraph.children, reading);
  });
  return [list.ordered ? { ordered: items } : { list: items }];
}

/**
 * A quotation ends with a paragraph that names its source, after a dash. Without that paragraph it is a pull quote.
 * @param {import("mdast").Blockquote} quotation
 * @param {Reading} reading
 * @returns {readonly Block[]}
 */
function readQuotation(quotation, reading) {
  const paragraphs = quotation.children.flatMap((node) => (node.type === "paragraph" ? [node] : []));
  const [words, source, ...others] = paragraphs;
  if (!words || others.length > 0 || paragraphs.length < quotation.children.length) {
    report(
      reading,
      quotation,
      `a quotation is one paragraph, and one that names its source: "${SOURCE_MARK}Name"`,
    );
    return [];
  }
  if (!source) return [{ pull: readPlainWords(words.children, reading) }];

  const author = readPlainWords(source.children, reading);
  if (!author.startsWith(SOURCE_MARK)) {
    report(reading, source, `the source of a quotation begins with "${SOURCE_MARK}"`);
    return [];
  }
  return [{ quote: readPhrases(words.children, reading), source: author.slice(SOURCE_MARK.length) }];
}

/**
 * @param {import("mdast").Code} code
 * @param {Reading} reading
 * @returns {readonly Block[]}
 */
function readFigure(code, reading) {
  if (code.lang !== "figure") {
    report(
      reading,
      code,
      isFenced(code)
        ? "a fenced block is a figure: it begins with ```figure"
        : "a paragraph begins without spaces before its first word",
    );
    return [];
  }
  const firstLine = lineOf(code, reading) + 1;
  const { value: figure } = readYaml(code.value, reading.figure, reading.problems, firstLine);
  if (!figure) return [];
  return [{ figure }];
}

/**
 * @param {readonly import("mdast").FootnoteDefinition[]} sources
 * @param {Reading} reading
 */
function readNotes(sources, reading) {
  for (const source of sources)
    if (!reading.notes.includes(source.identifier))
      report(reading, source, `nothing in the text refers to the source [^${source.identifier}]`);
  return reading.notes.map((name) => {
    const source = sources.find(({ identifier }) => identifier === name);
    const [paragraph, ...others] = source?.children ?? [];
    if (source && (paragraph?.type !== "paragraph" || others.length > 0))
      report(reading, source, `the source [^${name}] is one paragraph`);
    return paragraph?.type === "paragraph" ? readPhrases(paragraph.children, reading) : "";
  });
}

/**
 * @param {readonly Node[]} nodes
 * @param {Reading} reading
 */
function checkFirstHeading(nodes, reading) {
  const first = nodes.find((node) => node.type === "heading");
  if (first?.depth === 3) report(reading, first, "the first heading begins with ##");
}

/**
 * Each article ends with a link to read on.
 * @param {readonly Block[]} blocks
 * @param {readonly Node[]} nodes
 * @param {Reading} reading
 */
function checkEnd(blocks, nodes, reading) {
  const text = blocks.filter((block) => !("link" in block));
  if (text.length === 0) reading.problems.add(reading.firstLine, "the article has no text");
  const last = nodes.findLast(({ type }) => type !== "footnoteDefinition");
  const block = blocks.at(-1);
  if (last && !(block && "link" in block))
    report(reading, last, "the last paragraph has to be one link of this site: [Ask for a demo](/contact)");
}

/**
 * Whether it is between two fences, and no indented paragraph. Fences are two lines more than what is between them.
 * @param {import("mdast").Code} code
 */
function isFenced({ position, value, lang }) {
  if (lang !== null && lang !== undefined) return true;
  const lines = position ? position.end.line - position.start.line + 1 : 0;
  return lines > value.split("\n").length;
}
