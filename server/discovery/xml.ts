const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A tag for template literals: escapes each value, so that it can stand in an element or in an attribute. */
export function xml(parts: TemplateStringsArray, ...values: readonly string[]): string {
  const escaped = values.map((value) => value.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark));
  return String.raw({ raw: parts }, ...escaped);
}
