import axe from "axe-core";
import type { Check } from "./check";

/** Levels A and AA of WCAG 2.0 to 2.2. */
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

const axeCheck = (name: string, tags: string[]): Check => ({
  name,
  async find(scope) {
    const { violations } = await axe.run(
      { include: scope.split(", ").filter((part) => document.querySelector(part)) },
      {
        runOnly: tags,
        // Off by default in axe.
        rules: { "target-size": { enabled: true } },
        resultTypes: ["violations"],
        elementRef: true,
        // Preloading fetches the stylesheets again, and no rule with these tags needs them.
        preload: false,
      },
    );
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ element = document.body, failureSummary = "" }) => ({
        element,
        measured: failureSummary.replaceAll(/\s*\n\s*/g, " "),
        wanted: `${help} (axe: ${id})`,
      })),
    );
  },
});

/** Of pages, with axe's best practices. */
export const axeViolations = axeCheck("has no violations of WCAG A and AA that axe finds", [
  ...LEVELS,
  "best-practice",
]);

/** Of parts beside each other, whose headings and landmarks are not those of one page. */
export const axeViolationsOfParts = axeCheck(
  "has no violations of WCAG A and AA in its parts that axe finds",
  LEVELS,
);
