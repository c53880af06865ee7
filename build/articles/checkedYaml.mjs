import { isNode, LineCounter, parseDocument } from "yaml";

/** @typedef {import("./Problems.mjs").Problems} Problems */

/**
 * Parses YAML and validates it. Each fault is reported with its line; if there is any, the result is undefined.
 * @template Value
 * @param {string} text
 * @param {import("zod").ZodType<Value>} schema
 * @param {Problems} problems
 * @param {number} firstLine of the text in its file
 * @returns {Value | undefined}
 */
export function checkedYaml(text, schema, problems, firstLine) {
  const lines = new LineCounter();
  // The core schema keeps dates as strings.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false });
  const lineAt = (/** @type {number} */ offset) => firstLine + lines.linePos(offset).line - 1;
  for (const { pos, message } of document.errors) problems.add(lineAt(pos[0]), message);
  if (document.errors.length > 0) return undefined;

  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;

  for (const issue of result.error.issues) {
    // A missing field has no line of its own, so it is reported at the start of its parent.
    let path = issue.path.filter((step) => typeof step !== "symbol");
    while (path.length > 0 && !document.hasIn(path)) path = path.slice(0, -1);
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    problems.add(lineAt(offset), [issue.path.join("."), issue.message].filter(Boolean).join(": "));
  }
  return undefined;
}
