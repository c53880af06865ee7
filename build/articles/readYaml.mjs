import { isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { findUnknownMark, findUnreadable } from "./checkWords.mjs";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {readonly (string | number)[]} Path of a field, such as ["related", 0, "article"] */
/** @typedef {(path: Path) => number} LineOf the line of a field; for a missing one, that of its parent */

/** Fields whose words YAML would cut at a #. */
const SENTENCES = new Set(["title", "teaser", "description", "reason", "caption", "alt"]);

/** What mends almost all that the parser of YAML cannot read, and does not say itself. */
const IN_QUOTATION_MARKS = `a text with a mark in it, such as : # * & or ", stands in quotation marks: 'He said: "yes"'`;

/**
 * @template Value
 * @typedef {object} Checked
 * @property {Value | undefined} value undefined if there is any fault
 * @property {LineOf} lineOf
 */

/**
 * Parses YAML and validates it. Each fault is reported with its line.
 * @template Value
 * @param {string} text
 * @param {import("zod").ZodType<Value>} schema
 * @param {Problems} problems
 * @param {number} firstLine of the text in its file
 * @returns {Checked<Value>}
 */
export function readYaml(text, schema, problems, firstLine) {
  const lines = new LineCounter();
  // The core schema keeps dates as strings.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false });
  const lineAt = (/** @type {number} */ offset) => firstLine + lines.linePos(offset).line - 1;
  const lineOfNode = (/** @type {unknown} */ node) => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  const lineOf = (/** @type {Path} */ path) => {
    let known = path;
    while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
    return lineOfNode(known.length > 0 ? document.getIn(known, true) : document.contents);
  };
  for (const { pos, message } of document.errors)
    problems.add(lineAt(startOf(document, pos[0])), `${message}; ${IN_QUOTATION_MARKS}`);
  if (document.errors.length > 0) return { value: undefined, lineOf };

  const problemsBefore = problems.found.length;
  visit(document, {
    Scalar(key, scalar) {
      const fault = key === "key" ? undefined : faultOf(scalar);
      if (fault) problems.add(lineOfNode(scalar), fault);
    },
    Pair(_, { key, value }) {
      const fault = isScalar(key) && isScalar(value) ? faultOfQuotes(String(key.value), value) : undefined;
      if (fault) problems.add(lineOfNode(key), fault);
    },
  });
  if (problems.found.length > problemsBefore) return { value: undefined, lineOf };

  const result = schema.safeParse(document.toJS() ?? {}, {
    error: ({ input }) => (input === undefined ? "is missing" : undefined),
  });
  if (result.success) return { value: result.data, lineOf };

  for (const issue of result.error.issues) {
    const path = issue.path.filter((step) => typeof step !== "symbol");
    const said = [path.join("."), issue.message].filter(Boolean).join(": ");
    if (issue.code !== "unrecognized_keys") problems.add(lineOf(path), said);
    else for (const key of issue.keys) problems.add(lineOf([...path, key]), said);
  }
  return { value: undefined, lineOf };
}

/** @param {import("yaml").Scalar} scalar a text, or another value, which is left alone */
function faultOf({ value, anchor, tag }) {
  if (typeof value !== "string") return undefined;
  if (anchor || tag) return IN_QUOTATION_MARKS;
  return findUnreadable(value) ?? findUnknownMark(value)?.advice;
}

/**
 * What to do about a text that YAML reads otherwise than its author meant it, because it lacks quotation marks.
 * @param {string} field
 * @param {import("yaml").Scalar} text
 */
function faultOfQuotes(field, { value, comment }) {
  if (field === "title" && /^[“”„].*[“”]$/.test(String(value)))
    return 'title: its curly quotation marks would be printed; a title stands in straight ones, "like this"';
  if (comment && SENTENCES.has(field))
    return `${field}: a text with a # stands in quotation marks: "first # second"`;
  return undefined;
}

/**
 * Where the text begins in which the parser stopped: quotation marks that are not closed reach to the last line.
 * @param {import("yaml").Document} document
 * @param {number} offset
 */
function startOf(document, offset) {
  let start = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}
