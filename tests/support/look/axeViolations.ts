import axe from "axe-core";

/** The levels A and AA of WCAG 2.0 to 2.2, and what axe's makers advise beside them. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The faults that axe finds in a part of the page. */
export async function axeViolations(part: string): Promise<readonly string[]> {
  const { violations } = await axe.run(part, {
    runOnly: TAGS,
    // Off by default.
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
    // No rule of these tags reads the styles that axe would fetch once more.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
