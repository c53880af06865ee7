import { describe, expect, it, vi } from "vitest";
import { figures, printed, spoken, type Figure } from "../../shared/figures/figures";
import { pages } from "../../shared/routes/pageTable";

type FigureName = keyof typeof figures;

/** For each figure a number, or a range, that no other one has. */
const otherNumbers: Readonly<Record<FigureName, number | readonly [from: number, to: number]>> = {
  unseenPatients: 83,
  newRevenue: 4,
  annualImpact: 9,
  annualImpactYear: 6,
  highRisk: 14,
  mediumRisk: 37,
  lowRisk: 49,
  outreachCompleted: 76,
  medicationNudges: 33,
  appointmentNudges: 52,
  screeningNudges: 28,
  engagementBoost: 44,
  referralLeakage: 23,
  missedAppointments: 31,
  preventiveCompliance: 42,
  chronicEngagement: 26,
  successRate: 87,
  providersReturn: 9,
  healthPlansReturn: 11,
  employersReturn: 7,
  conservativeReturn: 2,
  projectedYear1: 3.4,
  projectedYear2: 5.9,
  projectedYear3: 8.5,
  projectedReturn: 6.4,
  assessmentsADay: 60,
  responseTime: 150,
  uptime: 99.5,
  ehrSystems: 55,
  crmPlatforms: 35,
  apiEndpoints: 250,
  registryCompletion: 91,
  industryCompletion: [45, 66],
  bookingRate: [21, 29],
  hospitalsServed: 1200,
  assessmentCompletion: 92,
  industryAverage: 68,
  goLive: 51,
  goLiveFaster: 80,
  implementation: [3, 5],
  retention: 96,
  netPromoterScore: 74,
  goLiveSuccess: 97,
  articles: 57,
  monthlyReaders: 13,
  promisedResponse: 12,
  promisedReply: 2,
};

const changedFigures = Object.fromEntries(
  Object.entries(otherNumbers).map(([name, other]) => {
    const [number, to] = [other].flat();
    return [name, { ...figures[name as FigureName], number, ...(to !== undefined && { to }) }];
  }),
) as Readonly<Record<FigureName, Figure>>;

const paths = [...Object.values(pages).map(({ path }) => path), "/no-such-page"];

/** The site with all figures changed: loaded once more, as others in this worker know the first one. */
async function loadChangedSite() {
  vi.resetModules();
  vi.doMock("../../shared/figures/figures", async (importOriginal) => ({
    ...(await importOriginal<typeof import("../../shared/figures/figures")>()),
    figures: changedFigures,
    guaranteedReturn: { ...changedFigures.employersReturn, kind: "guaranteed" },
  }));
  // Also where loading fails: the other files of this worker would get the changed site.
  try {
    const { allPages, notFoundPage } = await import("../../shared/routes/pageTable");
    const { structuredData } = await import("../../server/discovery/structuredData");
    const { renderedAt } = await import("../support/renderedAt");
    const views = paths.map((path) => {
      const body = renderedAt(path);
      const page = allPages.find((each) => each.path === path);
      const view = {
        on: (selector: string) => [...body.querySelectorAll(selector)],
        seen: textWithout(".visually-hidden", body),
        heard: textWithout('[aria-hidden="true"]', body),
        /** Title, description and structured data. */
        toldPrograms: JSON.stringify(page ? [page, structuredData(page, "https://site")] : notFoundPage),
      };
      return [path, view] as const;
    });
    return new Map(views);
  } finally {
    vi.doUnmock("../../shared/figures/figures");
    vi.resetModules();
  }
}

/** The words of a page, with those of its drawings, and those of each element apart from others. */
function textWithout(selector: string, body: HTMLElement): string {
  const copy = document.createElement("div");
  copy.innerHTML = body.innerHTML;
  for (const drawing of copy.querySelectorAll('[role="img"]'))
    drawing.append(drawing.getAttribute("aria-label") ?? "");
  for (const part of copy.querySelectorAll(selector)) part.remove();
  for (const part of copy.querySelectorAll("*")) {
    part.before(" ");
    part.after(" ");
  }
  return copy.textContent.replaceAll(/\s+/g, " ");
}

/** The numbers in an attribute of a drawing's part, in their order. */
const numbersOf = (part: Element | undefined, attribute: string): readonly number[] =>
  (part?.getAttribute(attribute)?.match(/-?[\d.]+/g) ?? []).map(Number);

/** How many lines, dots or rings one path draws. */
const strokes = (path?: Element): number => (path?.getAttribute("d") ?? "").split("M").length - 1;

/** How often a text has a figure. */
const timesIn = (text: string, figure: string): number => {
  const escaped = figure.replaceAll(/[$+.]/g, String.raw`\$&`);
  // The minutes of a time of day are no figure.
  return [...text.matchAll(new RegExp(String.raw`(?<![\d.,]|\d:)${escaped}(?!\d)`, "g"))].length;
};

it.each<readonly [FigureName, asSpoken: string]>([
  ["unseenPatients", "85%"],
  ["newRevenue", "more than 3 million dollars"],
  ["projectedYear1", "3.2 million dollars"],
  ["projectedReturn", "6.2 to 1"],
  ["assessmentsADay", "more than 50,000"],
  ["responseTime", "under 200 milliseconds"],
  ["registryCompletion", "90 percent or more"],
  ["industryCompletion", "40 to 60 percent"],
  ["hospitalsServed", "more than 1,000"],
  ["implementation", "4 to 6 weeks"],
  ["promisedResponse", "less than 24 hours"],
  ["promisedReply", "1 business day"],
])("%s is read out as “%s”", (name, asSpoken) => {
  expect(spoken(figures[name])).toBe(asSpoken);
});

describe("where all figures are others", async () => {
  const site = await loadChangedSite();
  const view = (path: string) => site.get(path) ?? expect.fail(`no page at ${path}`);
  const printedNow = (name: FigureName) => printed(changedFigures[name]);
  const names = Object.keys(figures) as readonly FigureName[];

  it.each(names)("%s is printed and read out as it is now", (name) => {
    const spokenNow = spoken(changedFigures[name]);
    const views = [...site.values()];
    expect(
      views.some(({ seen, heard }) => timesIn(seen, printedNow(name)) > 0 && heard.includes(spokenNow)),
    ).toBe(true);
  });

  it.each(paths)("%s has none of them as it was", (path) => {
    const { seen, heard, toldPrograms } = view(path);
    const left = names.filter((name) => {
      const forms = [printed(figures[name]), spoken(figures[name])];
      // Without a unit a number is something else on other pages, such as a day of the month, and a digit on any.
      const isBare = /^\d+$/.test(printed(figures[name]));
      if (isBare && (figures[name].number < 10 || timesIn(seen, printedNow(name)) === 0)) return false;
      return [seen, heard, toldPrograms].some((text) => forms.some((form) => timesIn(text, form) > 0));
    });
    expect(left).toEqual([]);
  });

  it("they are in what programs read: the description of /solutions, the answers of /contact", () => {
    expect(view("/solutions").toldPrograms).toContain(`goes live in ${printedNow("goLive")} and`);
    for (const name of ["goLive", "implementation", "promisedReply"] as const)
      expect(view("/contact").toldPrograms).toContain(printedNow(name));
  });

  const number = (name: FigureName) => changedFigures[name].number;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  /** Of the ticks of a rail of fifty. */
  const half = (name: FigureName) => number(name) / 2;
  /** More of it goes beyond the first bar, less of it falls short of it. */
  const boost = [rounded(10_000 / (100 + number("engagementBoost"))), 100];
  const leakage = [100, 100 - number("referralLeakage")];
  const missed = [100, 100 - number("missedAppointments")];
  const { number: industryFrom, to: industryTo = NaN } = changedFigures.industryCompletion;
  const { number: firstWeek, to: weeks = NaN } = changedFigures.implementation;
  const nudges = [
    number("medicationNudges"),
    number("appointmentNudges"),
    number("screeningNudges"),
  ] as const;
  const goLive = [100 - number("goLiveFaster"), 100];
  const years = (["projectedYear1", "projectedYear2", "projectedYear3"] as const).map(number);
  const heights = years.map((amount) => rounded((amount / (years[2] ?? NaN)) * 100));

  it.each<readonly [paths: string, parts: string, measure: string, drawn: readonly number[]]>([
    ["/", ".Dashboard-bars .Bar-length", "width", nudges.map((each) => rounded((each / nudges[1]) * 100))],
    ["/", ".Dashboard .TickRail-lit", "strokes", [half("outreachCompleted") - 1]],
    ["/solutions", ".TickRail-lit", "strokes", [half("assessmentCompletion") - 1]],
    ["/", ".HundredPeople use[href^='#lit-']", "number", [100 - number("unseenPatients")]],
    ["/", ".HundredPeople use[href^='#crowd-']", "number", [number("unseenPatients")]],
    [
      "/solutions/health-plans",
      ".FigureRows .LitDots-lit",
      "strokes",
      [number("preventiveCompliance"), number("chronicEngagement")],
    ],
    ["/modeled-outcomes", "#impact .LitDots-lit", "strokes", [number("successRate")]],
    ["/modeled-outcomes", ":is(.ReturnDots-gain, .ReturnDots-sun)", "number", [number("providersReturn")]],
    ["/solutions", ".MetricStrip .RatioDots-gain", "number", [number("conservativeReturn")]],
    ["/solutions", ".RatioPanel li:nth-child(1) .RatioDots-gain", "number", [number("providersReturn")]],
    ["/solutions", ".RatioPanel li:nth-child(2) .RatioDots-gain", "number", [number("healthPlansReturn")]],
    ["/solutions", ".RatioPanel li:nth-child(3) .RatioDots-gain", "number", [number("employersReturn")]],
    ["/solutions/employers", ".RatioDots-gain", "number", [number("employersReturn")]],
    ["/contact", ".HourArch circle", "number", [number("promisedResponse")]],
    ["/contact", ".HourArch circle:is(:first-of-type, :last-of-type)", "heights", [1]],
    ["/", ".BeforeAfterBars .Bar-length", "width", [...boost, ...leakage]],
    ["/solutions", ".BeforeAfterBars .Bar-length", "width", [...goLive, ...boost, ...leakage]],
    ["/solutions/health-plans", ".BeforeAfterBars .Bar-length", "width", boost],
    ["/solutions/providers", ".BeforeAfterBars .Bar-length", "width", [...leakage, ...missed]],
    ["/solutions/providers", ".RatioDots-gain", "number", [number("providersReturn")]],
    ["/modeled-outcomes", ".BeforeAfterBars .Bar-length", "width", [...boost, ...leakage, ...missed]],
    ["/platform/get-more-patients", ".RangeChart-industry", "x", [industryFrom]],
    ["/platform/get-more-patients", ".RangeChart-industry", "width", [industryTo - industryFrom]],
    ["/platform/get-more-patients", ".RangeChart-sun", "cx", [number("registryCompletion")]],
    ["/platform/engage-more-patients", ".WeekLine span", "number", [weeks]],
    ["/platform/engage-more-patients", ".WeekLine-lit", "number", [weeks - firstWeek + 1]],
    ["/blog /modeled-outcomes", ".RisingColumns rect", "height", heights],
  ])("drawings of them on %s: %s in their %s", (where, parts, measure, drawn) => {
    for (const path of where.split(" ")) {
      const found = view(path).on(parts);
      const lengths = found.map((part) => numbersOf(part, measure)[0]);
      const lights = found.map((part) => part.querySelectorAll(".Scene-lit").length);
      const heights = [new Set(found.map((part) => numbersOf(part, "cy").map(Math.round)[0])).size];
      const counted = { number: [found.length], strokes: found.map(strokes), lights, heights };
      const measured = Reflect.get(counted, measure) ?? lengths;
      expect(measured, path).toEqual(drawn);
    }
  });

  it("the industry's average is the notch in the rail on /solutions, after as many ticks", () => {
    const xs = (paths: string) =>
      view("/solutions")
        .on(paths)
        .flatMap((path) =>
          [...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)),
        );
    const [notch = NaN] = xs(".TickRail-notch");
    const ticks = xs(".TickRail:has(.TickRail-notch) path:not(.TickRail-notch)");
    expect(ticks.filter((x) => x < notch)).toHaveLength(Math.floor(half("industryAverage")));
  });

  const levels = (["highRisk", "mediumRisk", "lowRisk"] as const).map(number);
  const levelsEnd = levels.map((_, index) => levels.slice(0, index + 1).reduce((sum, share) => sum + share));
  it("they are the shares of the half circle on home, where they end", () => {
    const arcs = view("/").on(".Dashboard .ArchGauge-segments path");
    const [fromX = NaN, foot = NaN, radius = NaN] = numbersOf(arcs[0], "d");
    const ended = arcs.map((arc) => {
      const [x = NaN, y = NaN] = numbersOf(arc, "d").slice(-2);
      return Math.ceil(100 - (Math.atan2(foot - y, x - fromX - radius) / Math.PI) * 100);
    });
    expect(ended).toEqual(levelsEnd);
  });
});
