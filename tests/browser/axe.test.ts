import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pages";
import { launchBrowser, newVisit } from "../support/browser";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

declare global {
  interface Window {
    axe: { run: (context: Document, options: object) => Promise<AxeResults> };
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])("at $width px", (viewport) => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "axe finds nothing to mend on %s",
    async (path) => {
      const { page, context } = await newVisit(browser, { viewport, reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(axeSource);
      const { violations } = await page.evaluate(
        (tags) => window.axe.run(document, { runOnly: tags, resultTypes: ["violations"] }),
        TAGS,
      );
      await context.close();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
      );
      expect(found).toEqual([]);
    },
  );
});
