import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pages } from "../../shared/pageTable";
import { numbersOf, strokes } from "../support/drawnGeometry";
import { figureRows } from "../support/figureRows";

type Site = Awaited<ReturnType<typeof loadSite>>;

/** The site as its modules are now: loaded once more, as others in this worker know the first one. */
async function loadSite() {
  vi.resetModules();
  const { figures } = await import("../../shared/figures");
  const { allPages } = await import("../../shared/pageTable");
  const { loadAllPages } = await import("../../shared/pageModules");
  const { structuredData } = await import("../../server/discovery/structuredData");
  await loadAllPages(allPages);
  const { renderedAt } = await import("../support/renderedAt");
  const views = allPages.map((page) => {
    const body = renderedAt(page.path);
    const view = {
      on: (selector: string) => [...body.querySelectorAll(selector)],
      seen: textWithout(".visually-hidden", body),
      heard: textWithout('[aria-hidden="true"]', body),
      /** Title, description and structured data. */
      toldPrograms: JSON.stringify([page, structuredData(page, "https://site")]),
    };
    return [page.path, view] as const;
  });
  return { names: Object.keys(figures), views: new Map<string, (typeof views)[number][1]>(views) };
}

/** The words of a page, with those of its drawings. */
function textWithout(selector: string, body: HTMLElement): string {
  const copy = document.createElement("div");
  copy.innerHTML = body.innerHTML;
  for (const drawing of copy.querySelectorAll('[role="img"]'))
    drawing.append(drawing.getAttribute("aria-label") ?? "");
  for (const part of copy.querySelectorAll(selector)) part.remove();
  return copy.textContent;
}

const isIn = (text: string, figure: string) => {
  const escaped = figure.replaceAll(/[$+.]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.,])${escaped}(?!\d)`).test(text);
};

type FigureName = keyof typeof figureRows;
const rowOf = (name: string) => Object.entries(figureRows).find(([other]) => other === name)?.[1];

/** The numbers of a figure: 40 and 60 of "40–60%", 6 of "6:1". */
const numbersIn = (printed = "") =>
  [...printed.replaceAll(",", "").matchAll(/(?<!:)\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

const sites: Partial<Record<"specified" | "changed", Site>> = {};
beforeAll(async () => {
  sites.specified = await loadSite();
  vi.doMock("../../shared/figures", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../shared/figures")>();
    const changed = Object.entries(original.figures).map(([name, figure]) => {
      const [number = figure.number, to] = numbersIn(rowOf(name)?.changed[0]);
      return [name, { ...figure, number, ...(to !== undefined && { to }) }];
    });
    return { ...original, figures: Object.fromEntries(changed) };
  });
  sites.changed = await loadSite();
}, 60_000);
afterAll(() => {
  vi.doUnmock("../../shared/figures");
  vi.resetModules();
});

it("the figures of the specification are there", () => {
  expect(sites.specified?.names).toEqual(expect.arrayContaining(Object.keys(figureRows)));
});

describe.each([
  { version: "specified", other: "changed", title: "the figures as they are specified" },
  { version: "changed", other: "specified", title: "the figures, each changed once," },
] as const)("$title", ({ version, other }) => {
  const view = (path: string) => sites[version]?.views.get(path) ?? expect.fail("the site did not load");
  const on = (path: string, selector: string) => view(path).on(selector);

  it.each(Object.values(pages).map(({ path }) => path))("are printed and read out on %s", (path) => {
    const { seen, heard, toldPrograms } = view(path);
    for (const [name, row] of Object.entries(figureRows)) {
      const isHere = row.on.includes(path);
      const [printed, spoken = printed] = row[version];
      const isMissing = !seen.includes(printed) || !heard.includes(spoken);
      expect(isHere && isMissing ? `${name}: ${printed}, ${spoken}` : "").toBe("");
      const [otherPrinted, otherSpoken = otherPrinted] = row[other];
      // Elsewhere a number without a unit is something else: a day of the month.
      if (!isHere && /^\d+$/.test(otherPrinted)) continue;
      const left = [seen, heard, toldPrograms].filter(
        (text) => isIn(text, otherPrinted) || isIn(text, otherSpoken),
      );
      expect(left).toEqual([]);
    }
  });

  const printed = (name: FigureName) => figureRows[name][version][0];
  const number = (name: FigureName) => numbersIn(printed(name))[0] ?? NaN;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const lengths = (part?: Element) =>
    [...(part?.querySelectorAll(".Bar-length") ?? [])].map((bar) => numbersOf(bar, "width")[0]);
  const more = (percent: number) => [rounded(10_000 / (100 + percent)), 100];
  const less = (percent: number) => [100, 100 - percent];

  it("are in what programs read: the description of /solutions, the answers of /contact", () => {
    expect(view(pages.solutions.path).toldPrograms).toContain(`goes live in ${printed("goLive")} and`);
    for (const name of ["goLive", "implementation", "employersReturn", "promisedReply"] as const)
      expect(view(pages.contact.path).toldPrograms).toContain(printed(name));
  });

  it("light a dot for each person in a hundred who is not unseen", () => {
    expect(on(pages.home.path, ".HomeHero .Census-lit")).toHaveLength(100 - number("unseenPatients"));
    const [unlit = null] = on(pages.home.path, ".HomeHero .Census-unlit");
    expect(strokes(unlit)).toBe(number("unseenPatients"));
  });

  it("compare before and after: more of it beyond the first bar, less of it short of it", () => {
    const { home, healthPlans, solutions, modeledOutcomes } = pages;
    const boost = more(number("engagementBoost"));
    const leakage = less(number("referralLeakage"));
    expect(on(home.path, ".BeforeAfterBars").map(lengths)).toEqual([boost, leakage]);
    expect(on(solutions.path, ".MetricStrip .BeforeAfterBars").map(lengths)).toEqual([boost, leakage]);
    expect(on(healthPlans.path, ".BeforeAfterBars").map(lengths)).toEqual([boost]);
    expect(on(modeledOutcomes.path, ".BeforeAfterBars").map(lengths)).toEqual([boost]);
    expect(on(solutions.path, ".GoLive-bars").map(lengths)).toEqual([[100 - number("goLiveFaster"), 100]]);
  });

  it.each<readonly [path: string, dots: string, figure: FigureName]>([
    [pages.healthPlans.path, ".FigureRows .Census-lit", "preventiveCompliance"],
    [pages.modeledOutcomes.path, ".Impact .Census-lit", "successRate"],
    [pages.modeledOutcomes.path, ":is(.ReturnDots-gain, .ReturnDots-sun)", "providersReturn"],
    [pages.solutions.path, ".MetricStrip .RatioDots-gain", "conservativeReturn"],
    [pages.solutions.path, ".RatioPanel li:nth-child(1) .RatioDots-gain", "providersReturn"],
    [pages.solutions.path, ".RatioPanel li:nth-child(2) .RatioDots-gain", "healthPlansReturn"],
    [pages.solutions.path, ".RatioPanel li:nth-child(3) .RatioDots-gain", "employersReturn"],
    [pages.employers.path, ".RatioDots-gain", "employersReturn"],
    [pages.contact.path, ".HourArch circle", "promisedResponse"],
  ])("are as many dots on %s: %s, by %s", (path, dots, figure) => {
    expect(on(path, dots)).toHaveLength(number(figure));
  });

  it("are the heights of the projected years wherever these are drawn", () => {
    const { home, solutions, blog, modeledOutcomes } = pages;
    const years = (["projectedYear1", "projectedYear2", "projectedYear3"] as const).map(number);
    const heights = years.map((amount) => rounded((amount / (years[2] ?? NaN)) * 100));
    for (const { path } of [solutions, blog, modeledOutcomes])
      expect(on(path, ".RisingColumns rect").map((column) => numbersOf(column, "height")[0])).toEqual(
        heights,
      );
    expect(on(home.path, ".ModeledBoard-years rect").map((column) => numbersOf(column, "height")[0])).toEqual(
      years,
    );
  });

  it("light the weeks in which an implementation ends, and say so in words", () => {
    const [first = NaN, last = NaN] = numbersIn(printed("implementation"));
    const weeks = (selector: string) =>
      on(pages.engageMorePatients.path, selector).map(({ textContent }) => textContent);
    const all = Array.from({ length: last }, (_, index) => `Week ${index + 1}`);
    expect(weeks(".WeekLine span")).toEqual(all);
    expect(weeks(".WeekLine-lit")).toEqual(all.slice(first - 1));
    const words = {
      specified: "Six weeks on a line, the fourth to the sixth lit",
      changed: "Five weeks on a line, the third to the fifth lit",
    };
    expect(view(pages.engageMorePatients.path).heard).toContain(words[version]);
  });
});
