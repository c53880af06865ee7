import { beforeAll, describe, expect, it } from "vitest";
import { checkExamples, SCOPE, type CheckExample, type ExpectedFinding } from "../support/checkExamples";
import * as tables from "../support/matrix/checks";
import { openWindow, type OpenWindow } from "../support/matrix/describeChecks";

let opened: OpenWindow;
beforeAll(async () => {
  const viewport = { width: 400, height: 800 };
  opened = await openWindow({ viewport, screen: viewport, isMobile: true, reducedMotion: "reduce" });
  await opened.page.goto("about:blank");
});

async function violationsOn(body: string, { check, mode }: CheckExample) {
  const { page } = opened;
  await page.setContent(`<!doctype html><html lang="en"><title>Example</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>* { margin: 0 } body { font: 16px/1.5 sans-serif } svg { display: block } i { display: inline-block; width: 9px; height: 9px }</style>
    <body>${body}</body></html>`);
  await mode?.enter?.(opened);
  try {
    const violations = await page.evaluate((asked) => window.checks.run([asked]), [
      check.name,
      SCOPE,
    ] as const);
    return violations[check.name];
  } finally {
    await mode?.leave?.(opened);
  }
}

const asMatcher = ({ measured, ...finding }: ExpectedFinding) => ({
  ...finding,
  measured: measured instanceof RegExp ? (expect.stringMatching(measured) as string) : measured,
});

describe.each(checkExamples.map((example) => [example.check.name, example] as const))(
  "the check “%s”",
  (_, example) => {
    it("says of each fault where it is, what was measured and what is wanted", async () => {
      const { faulty, findings } = example;
      expect(await violationsOn(faulty, example)).toEqual(findings.map(asMatcher));
    });

    it("finds nothing on a page without its faults", async () => {
      expect(await violationsOn(example.sound, example)).toEqual([]);
    });
  },
);

it("each check has an example of its fault", () => {
  const withExample = new Set(checkExamples.map(({ check }) => check));
  const without = Object.values(tables)
    .flat()
    .filter((check) => !withExample.has(check));
  expect(without.map(({ name }) => name)).toEqual([]);
});
