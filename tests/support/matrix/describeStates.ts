import type { BrowserContextOptions, Page, ViewportSize } from "playwright";
import { describe, expect, it } from "vitest";
import { layOutAll, untilLive } from "../browser";
import {
  byName,
  describeViewport,
  openWindow,
  prepared,
  type OpenWindow,
  type Viewport,
} from "./describeChecks";
import { AT_REST, ERROR_SCREEN, statesOf, type State } from "./states";

export interface Device {
  readonly context: BrowserContextOptions;
  /** Those in which a state is checked; none where this device does not have it. */
  readonly viewportsOf: (state: State, path: string) => readonly Viewport[];
  /** The viewport in which a visitor does what leads to a state. */
  readonly reachIn: (state: State) => ViewportSize;
}

/**
 * Declares the tests of all pages: page > state > viewport > mode > check. Each of the first four is prepared once, by hooks, in this
 * order, and the checks of a mode are run by its hook at once: a test only looks at a result.
 */
export function describeStates(device: Device): void {
  const opened = prepared("could not open a window", () => openWindow(device.context));
  describe.each(Object.entries(statesOf))("%s", (path, states) => {
    const here = [AT_REST, ...states].filter((state) => device.viewportsOf(state, path).length > 0);
    describePage(device, opened, path, here);
  });
}

function describePage(
  device: Device,
  opened: () => OpenWindow,
  path: string,
  states: readonly State[],
): void {
  const open = async (page: Page) => {
    await page.goto(path);
    // The error screen has no script.
    if (path !== ERROR_SCREEN) await untilLive(page);
    await layOutAll(page);
  };
  const visited = prepared(`could not open ${path}`, async () => {
    const { page, session, complaints } = opened();
    complaints.length = 0;
    await open(page);
    return { page, session, complaints };
  });

  /** How many of the states the page has gone through. */
  let reached = 0;
  const unreachable = new Set<State>();
  /** Goes through all states up to this one, where none of their tests is selected, too. */
  const goTo = async (page: Page, state: State) => {
    for (; reached <= states.indexOf(state); reached += 1) {
      const next = states[reached];
      if (next && !unreachable.has(next)) await reach(device, page, next);
    }
  };

  describe.each(byName(states))("%s", (_, state) => {
    const inState = prepared(`could not reach "${state.name}"`, async () => {
      const { page, session } = visited();
      try {
        await goTo(page, state);
      } catch (error) {
        // The states after it begin anew, without it.
        for (const failed of states.slice(reached, reached + 1)) unreachable.add(failed);
        reached = 0;
        await open(page);
        throw error;
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

    it("logs no errors and no warnings", () => {
      inState();
      expect(visited().complaints.splice(0)).toEqual([]);
    });
  });
}

/** Does what leads to a state from the one before. */
async function reach(device: Device, page: Page, state: State): Promise<void> {
  await page.setViewportSize(device.reachIn(state));
  // Closes what is open from the state before.
  await page.keyboard.press("Escape");
  await state.reach(page);
  await page.locator(state.shows).first().waitFor();
}
