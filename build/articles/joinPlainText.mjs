/** @typedef {import("../../shared/pages/blog/ArticleWords").Block} Block */
/** @typedef {import("../../shared/pages/blog/ArticleWords").Text} Text */

/**
 * The text of a block, without that in figures and pictures.
 * @param {Block} block
 * @returns {string}
 */
export function joinPlainText(block) {
  if ("figure" in block || "picture" in block || "notes" in block) return "";
  if ("link" in block) return block.link.label;
  if ("list" in block) return block.list.map(joinSpans).join(" ");
  if ("ordered" in block) return block.ordered.map(joinSpans).join(" ");
  return Object.values(block).map(joinSpans).join(" ");
}

/** @param {Text} text */
function joinSpans(text) {
  if (typeof text === "string") return text;
  return text
    .map((span) => {
      if (typeof span === "string") return span;
      if ("note" in span) return "";
      return Object.values(span)[0];
    })
    .join("");
}
