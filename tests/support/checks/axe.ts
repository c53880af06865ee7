import axe from "axe-core";
import type { Check } from "./check";

/** Levels A and AA of WCAG 2.0 to 2.2, and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

export const axeViolations: Check = {
  name: "has no violations of WCAG A and AA that axe finds",
  async find(scope) {
    const { violations } = await axe.run(
      { include: scope.split(", ").filter((part) => document.querySelector(part)) },
      {
        runOnly: TAGS,
        rules: {
          // Off by default in axe.
          "target-size": { enabled: true },
          // Takes longer than all others, and the check of text contrast asks it, in more cases.
          "color-contrast": { enabled: false },
        },
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
};
