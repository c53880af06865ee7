const NAME = /\{(\w+)\}/g;

/**
 * A text with the names that stand for `{company}`, `{registry}` and so on.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} names
 * @param {(mistake: string) => void} report is told of a name that stands for nothing
 */
export function insertNames(text, names, report) {
  return text.replaceAll(NAME, (whole, key) => {
    if (!Object.hasOwn(names, key))
      report(
        `${whole} is no name; allowed are ${Object.keys(names)
          .map((name) => `{${name}}`)
          .join(", ")}`,
      );
    return names[key] ?? whole;
  });
}
