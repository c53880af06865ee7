import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The levels A and AA of WCAG 2.0 to 2.2, and what axe's makers advise beside them. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe?: { run: (context: string, options: object) => Promise<AxeResults> };
  }
}

/** The faults that axe finds on the page, or in a part of it, as it is: a line each. */
export async function axeViolations(page: Page, part = "html"): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await addAxe(page);
  const { violations } = await page.evaluate(
    async ([part, tags]) => {
      if (!window.axe) throw new Error("axe did not start");
      return window.axe.run(part, {
        runOnly: tags,
        // Off by default.
        rules: { "target-size": { enabled: true } },
        resultTypes: ["violations"],
      });
    },
    [part, TAGS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}

/** By the browser's own protocol, which reads the long source once. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  await session.detach();
}
