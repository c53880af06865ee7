import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContextOptions, CDPSession, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { openVisit, untilLive, type Visit } from "../support/browser";
import type { Found } from "../support/checks/findings";
import type { Check, CheckedPage } from "./checks";
import { statesOf, type State } from "./states";

const HEIGHT_PX = 844;
const PICTURES = join(root, "test-results");

/** How many findings a failure tells. */
const MOST_TOLD = 10;

const bundled = await build({
  entryPoints: [fileURLToPath(new URL("../support/checks/inPage.ts", import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
});
const inPageChecks = bundled.outputFiles[0]?.text ?? "";

export interface StatesOptions {
  readonly browser?: BrowserContextOptions;
  /** Those of this file that a state has; with none, the state is not checked here. */
  readonly widthsOf: (state: State) => readonly number[];
  readonly checksOf: (state: State, width: number, widths: readonly number[]) => readonly Check[];
  /** Once a state is reached, before its checks. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

export const AT_REST: State = { name: "at rest", part: "body", reach: async () => {}, shows: "h1" };

/** Declares a test for each state of each page, each width, and each check: "/contact > at rest > 320 px > has no horizontal scroll". */
export function describeStates({ browser, widthsOf, checksOf, prepare }: StatesOptions): void {
  let visit: Visit;
  let session: CDPSession;
  beforeAll(async () => {
    visit = await openVisit({ reducedMotion: "reduce", ...browser });
    await visit.page.addInitScript({ content: inPageChecks });
    session = await visit.context.newCDPSession(visit.page);
  });

  for (const [path, states] of Object.entries(statesOf))
    describe(path, () => {
      for (const state of [AT_REST, ...states]) {
        const widths = widthsOf(state);
        if (widths.length > 0) describe(state.name, () => describeState(path, state, widths));
      }
    });

  function describeState(path: string, state: State, widths: readonly number[]): void {
    beforeAll(async () => {
      const { page, complaints } = visit;
      complaints.length = 0;
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT_PX });
      await page.goto(path);
      if (path !== "/%") await untilLive(page);
      await state.reach(page);
      await page.locator(state.shows).first().waitFor();
      // What lies under the mouse looks different.
      await page.mouse.move(-1, -1);
      await prepare?.(page);
    });

    afterAll(async () => {
      expect(visit.complaints, "console").toEqual([]);
      await visit.page.emulateMedia({ media: "screen" });
      await visit.page.goto("about:blank");
    });

    // Header and footer are the same on all pages.
    const scope = state.part === "body" && path !== "/" ? "main" : state.part;
    for (const width of widths)
      describe(`${width} px`, () => {
        beforeAll(() => visit.page.setViewportSize({ width, height: HEIGHT_PX }));

        for (const check of checksOf(state, width, widths))
          it(check.name, async () => {
            const checked = { page: visit.page, session, scope };
            await expectNothingFound(check, checked, `${path}, ${state.name}, ${width} px`);
          });
      });
  }
}

async function expectNothingFound(check: Check, checked: CheckedPage, where: string): Promise<void> {
  await check.prepare?.(checked);
  await check.mode?.enter(checked);
  try {
    const found = await check.find(checked);
    if (found.length === 0) return;
    const picture = await takePicture(checked.page, found, `${where} ${check.name}`);
    expect.fail(
      [`${where}: ${check.name}`, ...found.slice(0, MOST_TOLD).map(told), `Picture: ${picture}`].join("\n"),
    );
  } finally {
    await check.mode?.leave(checked);
  }
}

function told({ selector, words, measured, wanted }: Found): string {
  return `  ${selector}${words === "" ? "" : ` (${words})`}\n    measured: ${measured}\n    wanted: ${wanted}`;
}

/** Of the first element that was found, all of them outlined. */
async function takePicture(page: Page, found: readonly Found[], name: string): Promise<string> {
  const file = join(PICTURES, `${name.replaceAll(/[^a-z\d]+/gi, "-")}.png`);
  mkdirSync(PICTURES, { recursive: true });
  await page.evaluate(
    (selectors) => {
      const outlined = selectors.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
      for (const element of outlined) element.style.outline = "3px solid red";
      outlined[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    },
    found.map(({ selector }) => selector),
  );
  await page.screenshot({ path: file });
  await page.evaluate(
    (selectors) => {
      for (const selector of selectors)
        for (const element of document.querySelectorAll<HTMLElement>(selector)) element.style.outline = "";
      window.scrollTo({ top: 0, behavior: "instant" });
    },
    found.map(({ selector }) => selector),
  );
  return file.slice(root.length + 1);
}
