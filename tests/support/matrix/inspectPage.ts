import type { Page } from "playwright";
import { layOutAll, untilLive } from "../browser";
import type { ChecksWindow } from "./checksWindow";
import { inspect, newInspection, type Inspection } from "./inspect";
import { hasFrame, looksAt, type Look } from "./looks";
import { ERROR_SCREEN, type State } from "./states";
import type { Device } from "./viewports";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The error screen has no script.
  if (path !== ERROR_SCREEN) await untilLive(page);
  await layOutAll(page);
  // Unseen and not gone: a page scrolls the end of its main part clear of a toast into the room of the footer. What is too wide in it
  // is clipped, or each page would be too wide.
  if (!hasFrame(path))
    await page
      .locator("footer")
      .evaluate(({ style }) => Object.assign(style, { visibility: "hidden", overflowX: "clip" }));
}

/** Does what leads to a state from the one before, in the viewport of a look. */
async function reach(page: Page, state: State, { viewport }: Look): Promise<void> {
  await page.setViewportSize(viewport.size);
  // Closes what is open from the state before.
  await page.keyboard.press("Escape");
  await state.reach(page);
  await page.locator(state.shows).first().waitFor();
  // What lies under the mouse looks different.
  await page.mouse.move(-1, -1);
  // From here on what has the focus matches :focus-visible.
  await page.keyboard.press("Shift");
}

/**
 * Takes a page through its states, one after another, in the window of each device, and looks at each of them. Without header and
 * footer, a page is laid out alike on both: the desktop's window stands for both then.
 */
export async function inspectPage(
  windows: Readonly<Record<Device, ChecksWindow>>,
  path: string,
  states: readonly State[],
): Promise<ReadonlyMap<State, Inspection>> {
  const inspections = new Map(
    states.map((state) => [state, newInspection(`${path} ${state.name}`)] as const),
  );
  const inspectOn = async (device: Device) => {
    const opened = windows[device];
    opened.complaints.length = 0;
    let isOpen = false;
    for (const [state, inspection] of inspections) {
      const looks = looksAt(path, state).filter(
        ({ viewport }) => device === (hasFrame(path) ? viewport.device : "desktop"),
      );
      if (looks.length === 0) continue;
      try {
        if (!isOpen) await open(opened.page, path);
        isOpen = true;
        for (const [index, look] of looks.entries()) {
          // A menu closes where the focus goes on. On paper there is none.
          if (index === 0 || look.mode.scope === "header") await reach(opened.page, state, look);
          await inspect(opened, look, inspection);
        }
      } catch (error) {
        inspection.errors.push(`on a ${device}: ${String(error)}`);
        // The next state begins anew.
        isOpen = false;
      }
      inspection.complaints.push(...opened.complaints.splice(0));
    }
  };
  await Promise.all([inspectOn("phone"), inspectOn("desktop")]);
  return inspections;
}
