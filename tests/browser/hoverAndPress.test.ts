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

/** All that can make a state look different, of each control and of what it is made of. */
function looksOfKinds(): readonly string[] {
  // What fades needs a frame, even where motion is not wanted.
  for (const animation of document.getAnimations()) animation.finish();
  return [...document.querySelectorAll("[data-kind]")].map((control) =>
    [control, ...control.querySelectorAll("*")]
      .flatMap((part) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ color, backgroundColor, borderColor, textDecoration, translate }) =>
        [color, backgroundColor, borderColor, textDecoration, translate].join(),
      )
      .join("\n"),
  );
}

it.each(pagesWithControls.map(({ path }) => path))(
  "whatever can be pressed on %s has a look of its own under the pointer and another one when pressed",
  async (path) => {
    const { page, context } = await liveVisit(path, { reducedMotion: "reduce" });
    const session = await context.newCDPSession(page);
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const kinds = await page.evaluate(markKinds);
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "[data-kind]",
    });
    const looks: (readonly string[])[] = [];
    for (const forcedPseudoClasses of [[], ["hover"], ["hover", "active"]]) {
      await Promise.all(
        nodeIds.map((nodeId) => session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses })),
      );
      looks.push(await page.evaluate(looksOfKinds));
    }
    const alike = kinds.filter((_, index) => new Set(looks.map((look) => look[index])).size < looks.length);
    expect(alike).toEqual([]);
    await session.detach();
  },
);
