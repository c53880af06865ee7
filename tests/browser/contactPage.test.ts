import type { Locator, Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { name } from "../support/specifiedCompany";
import { company } from "../../shared/company";
import { pages } from "../../shared/routes/pageTable";
import {
  newVisit,
  openVisit,
  untilAllIsLive,
  untilLive,
  untilNextFrame,
  type Visit,
} from "../support/browser";
import { isWhole } from "../support/tier.mjs";

/** In degrees, north and east. Written by hand. */
const OFFICE = [42.3559, -71.0499] as const;

/** What a map shows, by the address of its frame. */
function shownOnMap(address: string) {
  const query = new URL(address).searchParams;
  const numbersOf = (name: string) => (query.get(name) ?? "").split(",").map(Number);
  const [west = NaN, south = NaN, east = NaN, north = NaN] = numbersOf("bbox");
  return { marker: numbersOf("marker"), west, south, east, north };
}

/** So low that the map is far below. */
const LOW_WINDOW = { width: 390, height: 600 };

it("the map's host is not asked while the map is far below the window", async () => {
  const { page } = await newVisit({ viewport: LOW_WINDOW });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).origin));
  await page.goto(pages.contact.path, { waitUntil: "load" });
  await untilAllIsLive(page);
  await untilNextFrame(page);
  expect(asked).not.toContain(company.mapOrigin);
});

describe("the contact page", () => {
  let visit: Visit;
  let page: Page;
  /** What the map's host has been asked for. */
  const asked: string[] = [];

  beforeAll(async () => {
    visit = await openVisit({ viewport: LOW_WINDOW });
    page = visit.page;
    page.on("request", (request) => {
      if (request.url().startsWith(company.mapOrigin)) asked.push(request.url());
    });
    await page.goto(pages.contact.path, { waitUntil: "load" });
    await untilLive(page);
  });
  afterAll(() => visit.context.close());

  describe("FAQ", () => {
    const openQuestions = () =>
      page
        .locator("#faq details")
        .evaluateAll((all) => [...all.keys()].filter((place) => all[place]?.hasAttribute("open")));
    const press = (place: number) => page.locator("#faq summary").nth(place).click();

    it("the first question is open at first", async () => {
      expect(await openQuestions()).toEqual([0]);
    });

    it("one question is open at a time", async () => {
      await press(1);
      expect(await openQuestions()).toEqual([1]);
      await press(2);
      expect(await openQuestions()).toEqual([2]);
    });

    it("a second press closes a question", async () => {
      await press(3);
      await press(3);
      expect(await openQuestions()).toEqual([]);
    });
  });

  describe("map", () => {
    let frame: Locator;
    beforeAll(async () => {
      frame = page.getByTitle(`Map of the ${name} office at 100 Harbor Street, Boston`);
      await page.locator("#map figure").scrollIntoViewIfNeeded();
    });

    it("the map's host is asked for the streets around the office once it is near", async () => {
      const isOfMap = (address: string) => address.includes("bbox");
      await expect.poll(() => asked.some(isOfMap)).toBe(true);
      const { marker, west, south, east, north } = shownOnMap(asked.find(isOfMap) ?? "");
      expect(marker).toEqual(OFFICE);
      // In the middle of half a mile or so.
      expect([(south + north) / 2, (west + east) / 2].map((degrees) => degrees.toFixed(3))).toEqual(
        OFFICE.map((degrees) => degrees.toFixed(3)),
      );
      expect([north - south, east - west].filter((degrees) => degrees <= 0 || degrees > 0.03)).toEqual([]);
    });

    it("the map's frame is lazy", async () => {
      expect(await frame.getAttribute("loading")).toBe("lazy");
    });

    it("the map's frame cannot lead the visitor away from the page", async () => {
      expect(await frame.getAttribute("sandbox")).not.toContain("top-navigation");
    });

    it("the map's frame does not tell its host which page it is on", async () => {
      expect(await frame.getAttribute("referrerpolicy")).toBe("no-referrer");
    });
  });

  it("logs no errors and no warnings", () => {
    expect(visit.complaints).toEqual([]);
  });
});

it("without script the map's host is asked once the map is near, too", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false, viewport: LOW_WINDOW });
  // Without script the browser decides what is near, and it may look far ahead.
  const request = page.waitForRequest((each) => each.url().startsWith(company.mapOrigin));
  await page.goto(pages.contact.path);
  await page.locator("#map figure").scrollIntoViewIfNeeded();
  expect(shownOnMap((await request).url()).marker).toEqual(OFFICE);
});

describe.each(isWhole ? [503, 0] : [503])("a map whose host fails (%i)", (status) => {
  const WIDTH = 320;
  let visit: Visit;
  let figure: Locator;

  beforeAll(async () => {
    visit = await openVisit({ viewport: { width: WIDTH, height: 568 } });
    const { page } = visit;
    const fail = (route: Route) => (status ? route.fulfill({ status }) : route.abort("connectionrefused"));
    await page.route(company.mapFrameUrl, fail);
    await page.goto(pages.contact.path);
    figure = page.locator("#map figure");
    await figure.scrollIntoViewIfNeeded();
    await figure.getByText("The map did not load.").waitFor();
  });
  afterAll(() => visit.context.close());

  it("has words in place of its frame", async () => {
    expect(await figure.getByText("The map did not load.").isVisible()).toBe(true);
    expect(await figure.locator("iframe").count()).toBe(0);
  });

  it("leaves the address in sight", async () => {
    expect(await figure.getByText("100 Harbor Street").isVisible()).toBe(true);
  });

  it("leaves a link to the map that can be pressed", async () => {
    const link = figure.getByRole("link", { name: "Open in maps" });
    await link.click({ trial: true });
    expect(await link.isVisible()).toBe(true);
  });

  it(`cuts nothing off at ${WIDTH} px`, async () => {
    const cutPx = figure.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(await cutPx).toBeLessThan(2);
    expect(await figure.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThan(WIDTH);
  });
});
