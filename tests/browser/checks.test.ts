import { beforeAll, describe, expect, it } from "vitest";
import { SCOPE, type CheckExample, type ExpectedFinding } from "../support/checkExamples/checkExample";
import { ofContent } from "../support/checkExamples/content";
import { ofFields } from "../support/checkExamples/fields";
import { ofFocus } from "../support/checkExamples/focus";
import { inForcedColors } from "../support/checkExamples/forcedColors";
import { ofLayout } from "../support/checkExamples/layout";
import { ofMotion } from "../support/checkExamples/motion";
import { onPaper } from "../support/checkExamples/print";
import * as tables from "../support/matrix/checks";
import { openChecksWindow, type ChecksWindow } from "../support/matrix/checksWindow";
import { subjectOf } from "../support/matrix/subjects";

const checkExamples = [
  ...ofLayout,
  ...ofContent,
  ...ofFields,
  ...ofFocus,
  ...inForcedColors,
  ...ofMotion,
  ...onPaper,
];

let opened: ChecksWindow;
beforeAll(async () => {
  const viewport = { width: 400, height: 800 };
  opened = await openChecksWindow({ viewport, screen: viewport, isMobile: true });
  await opened.page.goto("about:blank");
});

async function resultOn(body: string, { check, mode }: CheckExample) {
  const { page } = opened;
  await page.setContent(`<!doctype html><html lang="en"><title>Example</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>* { margin: 0 } body { font: 16px/1.5 sans-serif } svg { display: block } i { display: inline-block; width: 9px; height: 9px }</style>
    <body>${body}</body></html>`);
  await mode?.enter?.(opened);
  try {
    const asked = [check.name, SCOPE, subjectOf(check)] as const;
    const results = await page.evaluate((each) => window.checks.run([each]), asked);
    return results[check.name];
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
      const result = await resultOn(faulty, example);
      // Where a check meets nothing, the matrix has no test of it.
      expect(result).toEqual({ violations: findings.map(asMatcher), isMet: true });
    });

    it("finds nothing on a page without its faults", async () => {
      expect((await resultOn(example.sound, example))?.violations).toEqual([]);
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
