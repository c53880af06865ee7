import { isNode, LineCounter, parseDocument } from "yaml";

/** @typedef {import("./Problems.mjs").Problems} Problems */

/**
 * Reads YAML and checks it. Each fault is reported at its line; then the result is undefined.
 * @template Value
 * @param {string} text
 * @param {import("zod").ZodType<Value>} schema
 * @param {Problems} problems
 * @param {number} firstLine of the text in its file
 * @returns {Value | undefined}
 */
export function checkedYaml(text, schema, problems, firstLine) {
  const lines = new LineCounter();
  // By the core schema a date stays a text.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false });
  const lineAt = (/** @type {number} */ offset) => firstLine + lines.linePos(offset).line - 1;
  for (const { pos, message } of document.errors) problems.add(lineAt(pos[0]), message);
  if (document.errors.length > 0) return undefined;

  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;

  for (const issue of result.error.issues) {
    // A field that is missing is reported where what it is missing from begins.
    let path = issue.path.filter((step) => typeof step !== "symbol");
    while (path.length > 0 && !document.hasIn(path)) path = path.slice(0, -1);
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    problems.add(lineAt(offset), [issue.path.join("."), issue.message].filter(Boolean).join(": "));
  }
  return undefined;
}
