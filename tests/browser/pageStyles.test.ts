import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allPages, notFoundPage, pages } from "../../shared/routes/pageTable";
import { layOutAll, openVisit, untilAllIsLive, type Visit } from "../support/browser";
import { isSameDocument, markDocument } from "../support/markedVisit";
import { token } from "../support/stylesheets";
import { isWhole } from "../support/tier.mjs";

/** Nothing of the layout depends on the height, and there is less to paint. */
const LOW_WINDOW = { width: 1280, height: 200 };

/** One with styles of its own and with those of the story; each night all. */
const pagesAsked = isWhole
  ? [...allPages, { ...notFoundPage, path: "/no-such-page" }]
  : [pages.about, pages.employers];

/** Where a part of the page stands, in px, and how it is painted. */
interface Look {
  /** Its element with its classes. */
  readonly part: string;
  readonly left: number;
  /** From the top of main. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly backgroundColor: string;
  readonly stroke: string;
  readonly fill: string;
  readonly fontSize: string;
  readonly fontFamily: string;
  readonly fontWeight: string;
  readonly borderRadius: string;
}

/** Of all parts of the page, in their order. */
async function looksOf(page: Page): Promise<readonly Look[]> {
  await layOutAll(page);
  const looks = await page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(transitions.map(({ finished }) => finished));
    // A navigation focuses the heading.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const mainTop = document.querySelector("main")?.getBoundingClientRect().top ?? 0;
    const parts = [...document.querySelectorAll("main, main *, footer")].map((element): Look => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, backgroundColor, stroke, fill, fontSize, fontFamily, fontWeight, borderRadius } = style;
      return {
        part: `${element.tagName} ${element.getAttribute("class") ?? ""}`,
        left: Math.round(left),
        top: Math.round(top - mainTop),
        width: Math.round(width),
        height: Math.round(height),
        color,
        backgroundColor,
        stroke: stroke.replace(/^url.*/, "a pattern"),
        fill: fill.replace(/^url.*/, "a pattern"),
        fontSize,
        fontFamily,
        fontWeight,
        borderRadius,
      };
    });
    // One text comes out of the browser sooner than many objects.
    return JSON.stringify(parts);
  });
  return JSON.parse(looks) as readonly Look[];
}

const firstFace = (family = "") => family.trim().split(",")[0];

/** Two pages without styles would look the same, too. */
function expectDesignOf(looks: readonly Look[]) {
  const [heading, text] = ["H1", "MAIN"].map((tag) => looks.find(({ part }) => part.startsWith(`${tag} `)));
  expect(firstFace(heading?.fontFamily)).toBe(firstFace(token("--font-display")));
  expect(firstFace(text?.fontFamily)).toBe(firstFace(token("--font-text")));
  expect(parseFloat(`${heading?.fontSize}`)).toBeGreaterThan(2 * parseFloat(`${text?.fontSize}`));
}

const withoutTop = (look: Look | undefined) => ({ ...look, top: undefined });

let travel: Visit;
let direct: Page;
const travelTo = async ({ path, title }: (typeof pagesAsked)[number]) => {
  await travel.page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await travel.page
    .waitForFunction((awaited) => document.title === awaited, title)
    .catch((cause: unknown) => {
      throw new Error(`no link led to ${path}`, { cause });
    });
};
beforeAll(async () => {
  travel = await openVisit({ viewport: LOW_WINDOW });
  direct = await travel.context.newPage();
  await travel.page.goto("/login");
  await untilAllIsLive(travel.page);
  await markDocument(travel.page);
});
// Once around, so that the styles of all pages are there. Each page has a hook, and so a time limit, of its own.
for (const page of pagesAsked) beforeAll(() => travelTo(page));
afterAll(() => travel.context.close());

it.each(pagesAsked)("$path looks the same by a link and on a load of its own", async (page) => {
  await travelTo(page);
  await direct.goto(page.path);
  await untilAllIsLive(direct);
  expect(await isSameDocument(travel.page), "reached by a link").toBe(true);
  const reached = await looksOf(travel.page);
  const loaded = await looksOf(direct);
  expectDesignOf(reached);
  // The lowest part that differs: those around it have only grown, and those after it moved.
  const differing = reached
    .map((look, place) => ({ ...look, place }))
    .filter(({ place }) => !isDeepStrictEqual(withoutTop(reached[place]), withoutTop(loaded[place])))
    .toSorted((one, other) => one.height - other.height);
  const place = differing[0]?.place ?? reached.findIndex((look, index) => look.top !== loaded[index]?.top);
  expect(reached[place]).toEqual(loaded[place]);
  expect(reached.length, "the number of parts").toBe(loaded.length);
});

it("pages that a link leads to log no errors and no warnings", () => {
  expect(travel.complaints).toEqual([]);
});
