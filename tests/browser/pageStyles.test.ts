import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { layOutAll, openVisit, untilLive, type Visit } from "../support/browser";

/** Nothing of the layout depends on the height, and there is less to paint. */
const LOW_WINDOW = { width: 1280, height: 200 };

const everyPage = [...allPages, { ...notFoundPage, path: "/no-such-page" }];

/** Where every part of the page stands, and how it is painted. */
const looks = async (page: Page) => {
  await layOutAll(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
    // A navigation focuses the heading.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const top = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
    const parts = [...document.querySelectorAll("main, main *, footer")].map((element) => {
      const { left, top: own, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, stroke, fill, fontSize, borderRadius } = getComputedStyle(element);
      const place = [left, own - top, width, height].map((length) => Math.round(length));
      return [element.tagName, element.getAttribute("class"), ...place]
        .concat(color, backgroundColor, stroke, fill, fontSize, borderRadius)
        .join(" ");
    });
    // One text comes out of the browser sooner than many.
    return parts.join("\n");
  });
};

let travel: Visit;
let direct: Page;
const travelTo = async ({ path, title }: (typeof everyPage)[number]) => {
  await travel.page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await travel.page.waitForFunction((awaited) => document.title === awaited, title);
};
beforeAll(async () => {
  travel = await openVisit({ viewport: LOW_WINDOW, reducedMotion: "reduce" });
  direct = await travel.context.newPage();
  await travel.page.goto("/login");
  await untilLive(travel.page);
  // Once around, so that the styles of all pages are there.
  for (const page of everyPage) await travelTo(page);
});
afterAll(async () => {
  expect(travel.complaints).toEqual([]);
  await travel.context.close();
});

it.each(everyPage)("$path looks the same by a link and on a load of its own", async (page) => {
  await travelTo(page);
  await direct.goto(page.path);
  await untilLive(direct);
  const [reached, loaded] = [await looks(travel.page), await looks(direct)].map((look) => look.split("\n"));
  // The first part that differs; those after it have only moved.
  const place = reached?.findIndex((part, index) => part !== loaded?.[index]) ?? -1;
  expect(reached?.[place]).toBe(loaded?.[place]);
  expect(reached?.length).toBe(loaded?.length);
});
