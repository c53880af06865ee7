/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {import("./vocabulary.mjs").Vocabulary} Vocabulary */
/** @typedef {import("mdast").Nodes} Node */

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
