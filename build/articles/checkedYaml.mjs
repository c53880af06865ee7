import { findUnreadable } from "./unreadableCharacters.mjs";
import { insertNames } from "./insertNames.mjs";
import { isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {readonly (string | number)[]} Path of a field, such as ["related", 0, "article"] */

/** Fields whose words YAML would cut at a #. */
const SENTENCES = new Set(["title", "teaser", "description", "reason", "caption", "alt"]);

/** What the parser says of `title: a colon: in the text`. */
const COLON_IN_TEXT = /^(?:Nested mappings|Implicit keys)/;

/**
 * @template Value
 * @typedef {object} Checked
 * @property {Value | undefined} value undefined if there is any fault
 * @property {(path: Path) => number} lineOf the line of a field; for a missing one, that of its parent
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
export function checkedYaml(text, schema, problems, firstLine, names = {}) {
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
  for (const { pos, message } of document.errors)
    problems.add(
      lineAt(pos[0]),
      COLON_IN_TEXT.test(message)
        ? `a text with a colon stands in quotation marks: "first: second"`
        : sayOfParser(message),
    );
  if (document.errors.length > 0) return { value: undefined, lineOf };

  const mistakesBefore = problems.found.length;
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string") return;
      const report = (/** @type {string} */ mistake) => problems.add(lineAt(node.range?.[0] ?? 0), mistake);
      const unreadable = findUnreadable(node.value);
      if (unreadable) report(unreadable);
      node.value = insertNames(node.value, names, report);
    },
    Pair(_, { key, value }) {
      if (
        isScalar(key) &&
        isScalar(value) &&
        key.value === "title" &&
        /^[“”„].*[“”]$/.test(String(value.value))
      )
        problems.add(
          lineAt(key.range?.[0] ?? 0),
          'title: its curly quotation marks would be printed; a title stands in straight ones, "like this"',
        );
      if (isScalar(key) && isScalar(value) && value.comment && SENTENCES.has(String(key.value)))
        problems.add(
          lineAt(key.range?.[0] ?? 0),
          `${String(key.value)}: a text with a # stands in quotation marks: "first # second"`,
        );
    },
  });
  if (problems.found.length > mistakesBefore) return { value: undefined, lineOf };

  const result = schema.safeParse(document.toJS() ?? {});
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
 * What the parser of YAML found, in an editor's words.
 * @param {string} message
 */
function sayOfParser(message) {
  if (/^(?:Unexpected scalar at node end|Missing closing)/.test(message))
    return `quotation marks inside a text need a backslash before each, or single ones around it: 'He said "yes"'`;
  if (message.startsWith("Map keys must be unique")) return "this field is there twice";
  return `cannot be read: ${message}`;
}
