const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A template tag for XML. It escapes each value, so that values are safe in elements and attributes. */
export function xml(parts: TemplateStringsArray, ...values: readonly string[]): string {
  const escaped = values.map((value) => value.replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark));
  return String.raw({ raw: parts }, ...escaped);
}
