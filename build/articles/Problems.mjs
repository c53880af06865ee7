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
 * @param {readonly string[]} allowed
 * @returns "one, two or three", each in quotes if one has a comma of its own
 */
export function listChoices(allowed) {
  const hasComma = allowed.some((value) => value.includes(","));
  const values = hasComma ? allowed.map((value) => JSON.stringify(value)) : allowed;
  return new Intl.ListFormat("en", { type: "disjunction" }).format(values);
}
