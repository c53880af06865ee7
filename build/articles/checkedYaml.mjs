import { isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** @typedef {import("./Problems.mjs").Problems} Problems */
/** @typedef {readonly (string | number)[]} Path of a field, such as ["related", 0, "article"] */

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
 * @returns {Checked<Value>}
 */
export function checkedYaml(text, schema, problems, firstLine) {
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
        : message,
    );
  if (document.errors.length > 0) return { value: undefined, lineOf };

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
