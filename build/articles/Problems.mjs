/**
 * @typedef {object} Problem
 * @property {string} file from the project's root
 * @property {number} line from 1
 * @property {string} text what is wrong, and what would be right
 */

/** Collects all faults of one file, so that an author sees them all at once. */
export class Problems {
  /** @type {Problem[]} */
  found = [];

  /** @param {string} file from the project's root */
  constructor(file) {
    this.file = file;
  }

  /**
   * @param {number} line
   * @param {string} text
   */
  add(line, text) {
    this.found.push({ file: this.file, line, text });
  }
}

/**
 * The faults as one error, in the form that esbuild's errors have.
 * @param {readonly Problem[]} problems
 */
export function errorOf(problems) {
  return new AggregateError(
    problems.map(({ file, line, text }) => ({ text, location: { file, line } })),
    problems.map(({ file, line, text }) => `${file}:${line}: ${text}`).join("\n"),
  );
}
