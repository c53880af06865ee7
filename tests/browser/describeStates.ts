import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { BrowserContextOptions, ViewportSize } from "playwright";
import { beforeAll, describe, expect, it } from "vitest";
import { layOutAll, openVisit, untilLive, type Visit } from "../support/browser";
import "../support/toHaveNoViolations";
import type { Mode, NamedMode, OpenPage } from "./modes";
import { AT_REST, statesOf, type State } from "./states";

export interface Viewport {
  readonly name: string;
  readonly size: ViewportSize;
  /** As the page comes. */
  readonly asItComes: readonly Mode[];
  /** The other ways to see it. */
  readonly otherModes: readonly NamedMode[];
}

export interface Device {
  readonly context: BrowserContextOptions;
  /** Those in which a state is checked; none where this device does not have it. */
  readonly viewportsOf: (state: State, path: string) => readonly Viewport[];
  /** The viewport in which a visitor does what leads to a state. */
  readonly reachIn: (state: State) => ViewportSize;
}

const bundled = await build({
  entryPoints: [fileURLToPath(new URL("checksInPage.ts", import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
});
const [inPageChecks] = bundled.outputFiles.map(({ text }) => text);

type Opened = Visit & OpenPage;

/** For `each`, which would put a `$name` into quotation marks, and cut it. */
const byName = <Named extends { readonly name: string }>(rows: readonly Named[]) =>
  rows.map((row) => [row.name, row] as const);

/**
 * Prepares tests in a hook, once for all of them, and takes back afterwards what `undo` says. An error fails each of these tests, and
 * what is prepared below, so that a test that is asked for by its name says why it has no result.
 */
function prepared<Prepared>(
  what: string,
  prepare: () => Promise<Prepared>,
  undo?: (value: Prepared) => Promise<unknown>,
): () => Prepared {
  let outcome: { readonly value: Prepared } | { readonly cause: unknown } = { cause: "not tried yet" };
  beforeAll(async () => {
    try {
      const value = await prepare();
      outcome = { value };
      return () => undo?.(value);
    } catch (cause) {
      outcome = { cause };
    }
  });
  return () => {
    if ("value" in outcome) return outcome.value;
    const { cause } = outcome;
    throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  };
}

/**
 * Declares the tests of all pages: page > state > viewport > mode > check. Each of the first four is prepared once, by hooks, in this
 * order, and the checks of a mode are run by its hook at once: a test only looks at a result.
 */
export function describeStates(device: Device): void {
  const opened = prepared("could not open a window", async () => {
    const visit = await openVisit(device.context);
    await visit.page.addInitScript({ content: inPageChecks });
    return { ...visit, session: await visit.context.newCDPSession(visit.page) };
  });
  describe.each(Object.entries(statesOf))("%s", (path, states) => {
    const here = [AT_REST, ...states].filter((state) => device.viewportsOf(state, path).length > 0);
    describePage(device, opened, path, here);
  });
}

function describePage(device: Device, opened: () => Opened, path: string, states: readonly State[]): void {
  const visited = prepared(`could not open ${path}`, async () => {
    const { page, session, complaints } = opened();
    complaints.length = 0;
    await page.goto(path);
    if (path !== "/%") await untilLive(page);
    await layOutAll(page);
    return { page, session, complaints };
  });

  // How many of the states the page has been in.
  let reached = 0;
  describe.each(byName(states))("%s", (_, state) => {
    const inState = prepared(`could not reach "${state.name}"`, async () => {
      const { page, session } = visited();
      // Those before, too, where none of their tests is selected.
      for (const next of states.slice(reached, states.indexOf(state) + 1)) {
        reached++;
        await page.setViewportSize(device.reachIn(next));
        // Closes what is open from the state before.
        await page.keyboard.press("Escape");
        await next.reach(page);
        await page.locator(next.shows).first().waitFor();
      }
      // What lies under the mouse looks different.
      await page.mouse.move(-1, -1);
      // From here on what has the focus matches :focus-visible.
      await page.keyboard.press("Shift");
      return { page, session };
    });
    describe.each(byName(device.viewportsOf(state, path)))("%s", (__, viewport) => {
      describeViewport(inState, viewport);
    });
  });

  it("logs no errors and no warnings", () => {
    expect(visited().complaints).toEqual([]);
  });
}

function describeViewport(inState: () => OpenPage, { name, size, asItComes, otherModes }: Viewport): void {
  const resized = prepared(`could not be shown ${name}`, async () => {
    const { page, session } = inState();
    await page.setViewportSize(size);
    return { page, session };
  });
  for (const mode of asItComes) describeChecks(resized, mode);
  describe.each(byName(otherModes))("%s", (_, mode) => {
    describeChecks(resized, mode);
  });
}

function describeChecks(resized: () => OpenPage, { enter, leave, scope, checks }: Mode): void {
  const asked = checks.map((check) => [check.name, scope] as const);
  // Apart from the checks, so that a page leaves its mode, too, where they take too long.
  const entered = prepared(
    "could not enter the mode",
    async () => {
      const opened = resized();
      try {
        await enter?.(opened);
      } catch (error) {
        await leave?.(opened);
        throw error;
      }
      return opened;
    },
    async (opened) => leave?.(opened),
  );
  const checked = prepared("could not run the checks", async () => {
    const opened = entered();
    const violations = await opened.page.evaluate((each) => window.checks.run(each), asked);
    return { opened, violations };
  });
  it.each(byName(checks))("%s", async (_, check) => {
    const { opened, violations } = checked();
    await expect(opened.page).toHaveNoViolations(check, violations[check.name]);
  });
}
