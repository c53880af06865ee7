import { beforeAll, expect, it } from "vitest";
import { SCOPE } from "../support/checkExamples/checkExample";
import { ofContent } from "../support/checkExamples/content";
import { ofFocus } from "../support/checkExamples/focus";
import { inForcedColors } from "../support/checkExamples/forcedColors";
import { ofLayout } from "../support/checkExamples/layout";
import { ofMotion } from "../support/checkExamples/motion";
import * as tables from "../support/matrix/checks";
import { openChecksWindow, type ChecksWindow } from "../support/matrix/checksWindow";

const checkExamples = [...ofLayout, ...ofContent, ...ofFocus, ...inForcedColors, ...ofMotion];

let opened: ChecksWindow;
beforeAll(async () => {
  opened = await openChecksWindow({ viewport: { width: 400, height: 800 } });
  await opened.page.goto("about:blank");
});

it.each(checkExamples.map((example) => [example.check.name, example] as const))(
  "the check “%s” finds each element with its fault",
  async (_, { check, faulty, faultyParts, mode }) => {
    const { page } = opened;
    await page.setContent(`<!doctype html><html lang="en"><title>Example</title>
      <style>* { margin: 0 } body { font: 16px/1.5 sans-serif } svg { display: block } i { display: inline-block; width: 9px; height: 9px }</style>
      <body>${faulty}</body></html>`);
    await mode?.enter?.(opened);
    try {
      const asked = { names: [check.name], scope: SCOPE };
      const found = await page.evaluate((each) => window.checks.run(each), asked);
      expect(found[check.name]?.map(({ selector }) => selector)).toEqual(faultyParts);
    } finally {
      await mode?.leave?.(opened);
    }
  },
);

it("each check has an example of its fault", () => {
  const withExample = new Set(checkExamples.map(({ check }) => check));
  const without = Object.values(tables)
    .flat()
    .filter((check) => !withExample.has(check));
  expect(without.map(({ name }) => name)).toEqual([]);
});
