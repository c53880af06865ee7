import type { Page } from "playwright";

declare global {
  interface Window {
    walkStart?: Element;
  }
}

/** A place where Tab stops, as a visitor sees it there. */
export interface Stop {
  readonly name: string;
  /** The landmark that it belongs to: the header moves along, so its places compare with nothing else's. */
  readonly landmark: string;
  /** On the page, or in the header from the window's edge. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** What keeps a visitor from seeing it or the mark of the focus. */
  readonly faults: readonly string[];
}

const MOST_STOPS = 200;

/** Presses Tab from where the focus is until it leaves the page, or the main part of it, and records each stop. */
export function walkThrough(page: Page, landmark?: "main"): Promise<readonly Stop[]> {
  return walk(page, landmark);
}

async function walk(page: Page, landmark?: string): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => {
    delete window.walkStart;
  });
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (!stop || (landmark && stop.landmark !== landmark)) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is still on the page after ${MOST_STOPS} presses of Tab`);
}

/** Runs in the page. */
function lookAtFocus(): Stop | undefined {
  const focused = document.activeElement;
  // Past the last stop the browser has no window to go to, and may begin again.
  if (!focused || focused === document.body || focused === window.walkStart) return undefined;
  window.walkStart ??= focused;
  for (const animation of document.getAnimations()) animation.finish();
  const faults: string[] = [];
  const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim() ?? ""}`;

  if (!focused.checkVisibility({ opacityProperty: true, visibilityProperty: true })) faults.push("is hidden");
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const isMarked = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  if (!isMarked && focused.tagName !== "IFRAME") faults.push("shows no outline");

  // A link over two lines is two boxes.
  const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (boxes.length === 0) faults.push("has no size");
  for (const box of boxes) {
    const y = (box.top + box.bottom) / 2;
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      if (x < 0 || x > window.innerWidth || y < 0 || y > window.innerHeight) {
        faults.push(`is outside the window at ${Math.round(x)}, ${Math.round(y)}`);
        continue;
      }
      const seen = document.elementFromPoint(x, y);
      const isSeen = seen && (focused.contains(seen) || seen.contains(focused) || seen.closest("label"));
      if (!isSeen) faults.push(`is covered by ${seen?.tagName} ${seen?.className}`);
    }
  }

  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const landmark = focused.closest(".SkipLink, .DropDownMenu-plane, header, main, footer");
  const down = landmark?.closest("header, .SkipLink") ? 0 : window.scrollY;
  // A row that scrolls moves its parts past each other's places.
  let across = 0;
  for (let part = focused.parentElement; part; part = part.parentElement) across += part.scrollLeft;
  return {
    name,
    landmark: landmark?.id || landmark?.tagName || "",
    left: left + across,
    right: right + across,
    top: top + down,
    bottom: bottom + down,
    faults,
  };
}

/** Browsers round sizes, and controls of one row may differ in height. */
const TOLERANCE_PX = 8;

/**
 * Where the order of the stops is not the order in which eyes go: on, to the right in the same row, down, or up to the
 * head of a column that lies to the right.
 */
export function jumps(stops: readonly Stop[]): readonly string[] {
  return stops.slice(1).flatMap((next, index) => {
    const last = stops[index];
    if (!last || last.landmark !== next.landmark) return [];
    const isBelow = next.top >= last.bottom - TOLERANCE_PX;
    const isToTheRight = next.left >= last.right - TOLERANCE_PX;
    const isWithin = next.top >= last.top - TOLERANCE_PX && next.left >= last.left - TOLERANCE_PX;
    return isBelow || isToTheRight || isWithin ? [] : [`from "${last.name}" to "${next.name}"`];
  });
}
