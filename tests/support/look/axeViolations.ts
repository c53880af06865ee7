import axe from "axe-core";

/** Levels A and AA of WCAG 2.0 to 2.2, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The violations that axe finds in a part of the page. */
export async function axeViolations(part: string): Promise<readonly string[]> {
  const { violations } = await axe.run(part, {
    runOnly: TAGS,
    // Off by default in axe.
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
    // Preloading fetches the stylesheets again, and no rule with these tags needs them.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
