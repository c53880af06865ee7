import { findUnreadable } from "./unreadableCharacters.mjs";
import { insertNames } from "./insertNames.mjs";
import { sayIssue } from "./sayIssue.mjs";
import { isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {readonly (string | number)[]} Path of a field, such as ["related", 0, "article"] */
/** @typedef {(path: Path) => number} LineOf the line of a field; for a missing one, that of its parent */
/** @typedef {(node: import("yaml").Node, mistake: string) => void} ReportAt reports with the line of the node */

/** Fields whose words YAML would cut at a #. */
const SENTENCES = new Set(["title", "teaser", "description", "reason", "caption", "alt"]);

/**
 * What to do about what the parser of YAML cannot read, by its code.
 * @type {Readonly<Record<string, string>>}
 */
const NOT_READ = {
  BLOCK_AS_IMPLICIT_KEY: 'a text with a colon stands in quotation marks: "first: second"',
  MULTILINE_IMPLICIT_KEY: "a field is its name, a colon and its text",
  DUPLICATE_KEY: "this field is there twice",
  TAB_AS_INDENT: "a line begins with spaces, not with a tab",
  BAD_INDENT: "this line begins further left or right than the others of its group",
  BAD_DQ_ESCAPE: "a backslash between quotation marks is written twice",
  BAD_SCALAR_START: "a text that begins with a mark stands in quotation marks",
  BAD_ALIAS: "a text that begins with a mark stands in quotation marks",
  UNEXPECTED_TOKEN:
    "quotation marks inside a text, or a mark before it, need single quotation marks around it: 'He said \"yes\"'",
  MISSING_CHAR:
    'a field is its name, a colon and its text; what begins with ", [ or { has its other end, too',
};

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
 * @param {Readonly<Record<string, string>>} [names] what stands for `{company}` and so on in its texts
 * @returns {Checked<Value>}
 */
export function readYaml(text, schema, problems, firstLine, names = {}) {
  const lines = new LineCounter();
  // The core schema keeps dates as strings.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false });
  const lineAt = (/** @type {number} */ offset) => firstLine + lines.linePos(offset).line - 1;
  const lineOf = (/** @type {Path} */ path) => {
    let known = path;
    while (known.length > 0 && !document.hasIn(known)) known = known.slice(0, -1);
    const node = known.length > 0 ? document.getIn(known, true) : document.contents;
    return lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0);
  };
  for (const { pos, code } of document.errors)
    problems.add(
      lineAt(findStart(document, pos[0])),
      NOT_READ[code] ?? "this is not written as a field: its name, a colon, its text",
    );
  if (document.errors.length > 0) return { value: undefined, lineOf };

  const problemsBefore = problems.found.length;
  const reportAt = (/** @type {import("yaml").Node} */ { range }, /** @type {string} */ mistake) =>
    problems.add(lineAt(range?.[0] ?? 0), mistake);
  visit(document, {
    Scalar(key, scalar) {
      if (key !== "key") insertNamesInto(scalar, names, reportAt);
    },
    Pair(_, { key, value }) {
      if (isScalar(key) && isScalar(value)) checkQuotes(key, value, reportAt);
    },
  });
  if (problems.found.length > problemsBefore) return { value: undefined, lineOf };

  const result = schema.safeParse(document.toJS() ?? {}, { error: sayIssue });
  if (result.success) return { value: result.data, lineOf };

  for (const issue of result.error.issues) {
    const path = issue.path.filter((step) => typeof step !== "symbol");
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys)
        problems.add(lineOfKey(key), `there is no field ${[...path, key].join(".")}; ${issue.message}`);
    else problems.add(lineOf(path), [path.join("."), issue.message].filter(Boolean).join(": "));
  }
  return { value: undefined, lineOf };

  /** @param {string} name */
  function lineOfKey(name) {
    let line = firstLine;
    visit(document, {
      Pair(_, { key }) {
        if (isScalar(key) && key.value === name) line = lineAt(key.range?.[0] ?? 0);
      },
    });
    return line;
  }
}

/**
 * @param {import("yaml").Scalar} scalar a text, or another value, which is left alone
 * @param {Readonly<Record<string, string>>} names
 * @param {ReportAt} reportAt
 */
function insertNamesInto(scalar, names, reportAt) {
  if (typeof scalar.value !== "string") return;
  const report = (/** @type {string} */ mistake) => reportAt(scalar, mistake);
  if (scalar.anchor || scalar.tag) report("a text that begins with a mark stands in quotation marks");
  const unreadable = findUnreadable(scalar.value);
  if (unreadable) report(unreadable);
  scalar.value = insertNames(scalar.value, names, report);
}

/**
 * Reports a text that YAML reads otherwise than its author meant it, because it lacks quotation marks.
 * @param {import("yaml").Scalar} name of the field
 * @param {import("yaml").Scalar} text
 * @param {ReportAt} reportAt
 */
function checkQuotes(name, text, reportAt) {
  if (name.value === "title" && /^[“”„].*[“”]$/.test(String(text.value)))
    reportAt(
      name,
      'title: its curly quotation marks would be printed; a title stands in straight ones, "like this"',
    );
  if (text.comment && SENTENCES.has(String(name.value)))
    reportAt(name, `${String(name.value)}: a text with a # stands in quotation marks: "first # second"`);
}

/**
 * Where the text begins in which the parser stopped: quotation marks that are not closed reach to the last line.
 * @param {import("yaml").Document} document
 * @param {number} offset
 */
function findStart(document, offset) {
  let start = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < offset && offset <= range[1]) start = range[0];
    },
  });
  return start;
}
