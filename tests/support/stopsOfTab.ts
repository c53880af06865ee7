import type { Page } from "playwright";

const MOST_STOPS = 80;

/** What Tab stops at from where the focus is, by name, down to the stop of this one. */
export async function stopsOfTab(page: Page, last: string): Promise<readonly string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== last && stops.length < MOST_STOPS) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const named = focused?.querySelector("strong") ?? focused;
        const label = (focused as HTMLInputElement | null)?.labels?.[0]?.textContent;
        return (focused?.getAttribute("aria-label") ?? label ?? named?.textContent ?? "").trim();
      }),
    );
  }
  return stops;
}
