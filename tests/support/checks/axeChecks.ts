import axe from "axe-core";
import type { Finding } from "./findings";

/** Levels A and AA of WCAG 2.0 to 2.2, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

export async function axeViolations(scope: string): Promise<readonly Finding[]> {
  const { violations } = await axe.run(scope, {
    runOnly: TAGS,
    // Off by default in axe.
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
    // Preloading fetches the stylesheets again, and no rule with these tags needs them.
    preload: false,
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => ({
      element: document.querySelector(target.join(" ")) ?? document.body,
      measured: failureSummary,
      wanted: `${id}: ${help}`,
    })),
  );
}
