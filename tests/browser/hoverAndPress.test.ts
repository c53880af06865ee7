import type { CDPSession, Page } from "playwright";
import { expect, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit } from "../support/browser";

/** Together they have every kind of button, link, chip and row. */
const pagesWithControls = [pages.home, pages.solutions, pages.blog, pages.contact, pages.modeledOutcomes];

/** Marks one of each kind of control, by its class or where it stands, and names the kinds. */
function markKinds(): readonly string[] {
  const kinds = new Set<string>();
  for (const control of document.querySelectorAll(
    "main :is(a, button, summary, .Chip), footer a, .MainNavigation *",
  )) {
    if (
      !control.matches("a, button, summary, .Chip") ||
      !control.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const ancestor = control.closest("[class]:not(a, button, summary, .Icon)")?.className ?? "";
    const isChosen = control.matches("[aria-current], [data-chosen]");
    const kind = `${control.className || `${control.tagName} in ${ancestor}`}${isChosen ? ", chosen" : ""}`;
    if (kinds.has(kind)) continue;
    control.setAttribute("data-kind", String(kinds.size));
    kinds.add(kind);
  }
  return [...kinds];
}

/** All that can make a state look different, of the control and of what it is made of. */
function lookOf(kind: number): string {
  const control = document.querySelector(`[data-kind="${kind}"]`);
  const parts = control ? [control, ...control.querySelectorAll("*")] : [];
  return parts
    .flatMap((part) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ color, backgroundColor, borderColor, textDecoration, translate }) =>
      [color, backgroundColor, borderColor, textDecoration, translate].join(),
    )
    .join("\n");
}

async function looks(page: Page, session: CDPSession, kind: number) {
  const { root } = await session.send("DOM.getDocument");
  const selector = `[data-kind="${kind}"]`;
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const look = async (forcedPseudoClasses: string[]) => {
    await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
    // What fades needs a frame, even where motion is not wanted.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    return page.evaluate(lookOf, kind);
  };
  return [await look([]), await look(["hover"]), await look(["hover", "active"])];
}

it.each(pagesWithControls.map(({ path }) => path))(
  "whatever can be pressed on %s has a look of its own under the pointer and another one when pressed",
  async (path) => {
    const { page, context } = await liveVisit(path, { reducedMotion: "reduce" });
    const session = await context.newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const kinds = await page.evaluate(markKinds);
    const alike: string[] = [];
    for (const [index, kind] of kinds.entries())
      if (new Set(await looks(page, session, index)).size < 3) alike.push(kind);
    expect(alike).toEqual([]);
    await session.detach();
  },
);
