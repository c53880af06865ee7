const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** What XML 1.0 cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these are what it finds
const NOT_OF_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A template tag for XML. It escapes each value and drops control characters, so that values are safe in elements and attributes. */
export function xml(parts: TemplateStringsArray, ...values: readonly string[]): string {
  const escaped = values.map((value) =>
    value.replaceAll(NOT_OF_XML, "").replaceAll(/[&<>"]/g, (mark) => entities[mark] ?? mark),
  );
  return String.raw({ raw: parts }, ...escaped);
}
