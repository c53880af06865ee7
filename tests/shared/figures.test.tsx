import { describe, expect, it, vi } from "vitest";
import { pages } from "../../shared/routes/pageTable";
import { figureRows } from "../support/figureRows";
import * as company from "../support/specifiedCompany";

type FigureName = keyof typeof figureRows;

const paths = [...Object.values(pages).map(({ path }) => path), "/no-such-page"];

/** The site as its modules are now: loaded once more, as others in this worker know the first one. */
async function loadSite() {
  vi.resetModules();
  const { allPages, notFoundPage } = await import("../../shared/routes/pageTable");
  const { structuredData } = await import("../../server/discovery/structuredData");
  const { renderedAt } = await import("../support/renderedAt");
  const views = paths.map((path) => {
    const body = renderedAt(path);
    const page = allPages.find((each) => each.path === path);
    const view = {
      on: (selector: string) => [...body.querySelectorAll(selector)],
      html: body.innerHTML,
      seen: textWithout(".visually-hidden", body),
      heard: textWithout('[aria-hidden="true"]', body),
      /** Title, description and structured data. */
      toldPrograms: JSON.stringify(page ? [page, structuredData(page, "https://site")] : notFoundPage),
    };
    return [path, view] as const;
  });
  return new Map(views);
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

/** The numbers of a figure: 40 and 60 of "40–60%", 6 of "6:1". */
const numbersIn = (printed = "") =>
  [...printed.replaceAll(",", "").matchAll(/(?<!:)\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

/** Facts of the company, and those of another one. */
const otherFacts = [
  [company.name, "Wrencombe"],
  [company.domain, "wrencombe.example"],
  [company.linkedInUrl, "https://www.linkedin.com/company/another"],
  [company.registry, "Bright Seasons"],
  [company.nudges, "tapTap Two"],
  [company.analytics, "Numbers"],
  ["100 Harbor Street", "7 Mill Lane"],
  ["Boston", "Dover"],
  ["02110", "03820"],
  ["555-0142", "555-0199"],
  ["2000", "1987"],
] as const;

/** The site with all figures changed, of another company. */
async function loadChangedSite() {
  vi.doMock("../../shared/figures/figures", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../shared/figures/figures")>();
    const changed = Object.entries(figureRows).map(([name, row]) => {
      const [number = NaN, to] = numbersIn(row.changed.printed);
      return [name, { ...original.figures[name as FigureName], number, ...(to !== undefined && { to }) }];
    });
    const figures: typeof original.figures = { ...original.figures, ...Object.fromEntries(changed) };
    return { ...original, figures, guaranteedReturn: { ...figures.employersReturn, kind: "guaranteed" } };
  });
  vi.doMock("../../shared/company", async (importOriginal) => {
    const original = JSON.stringify(await importOriginal<typeof import("../../shared/company")>());
    return JSON.parse(otherFacts.reduce((text, [fact, other]) => text.replaceAll(fact, other), original));
  });
  // Also where loading fails: the other files of this worker would get the changed site.
  try {
    return await loadSite();
  } finally {
    vi.doUnmock("../../shared/figures/figures");
    vi.doUnmock("../../shared/company");
    vi.resetModules();
  }
}

const specifiedSite = await loadSite();
const changedSite = await loadChangedSite();

it.each(paths)("%s has nothing of the company where shared/company.ts is another one's", (path) => {
  const { html = "", toldPrograms = "" } = changedSite.get(path) ?? {};
  for (const text of [html, toldPrograms]) {
    expect(otherFacts.filter(([fact]) => new RegExp(`\\b${fact}\\b`).test(text))).toEqual([]);
    expect(text).toContain("Wrencombe");
  }
});

const rows = Object.entries(figureRows);

// Of the changed numbers each is another one. Of the specified ones some are the same: 85% of patients unseen, 85% success rate.
it.each(paths)("%s prints each figure as often as specified", (path) => {
  const { seen = "" } = changedSite.get(path) ?? {};
  const here = rows.filter(([, row]) => path in row.on);
  expect(here.map(([name, row]) => ({ name, times: timesIn(seen, row.changed.printed) }))).toEqual(
    here.map(([name, row]) => ({ name, times: row.on[path] })),
  );
});

describe.each([
  ["specified", "changed", specifiedSite],
  ["changed", "specified", changedSite],
] as const)("the figures as they are %s, and not as they are %s,", (version, other, site) => {
  const view = (path: string) => site.get(path) ?? expect.fail(`no page at ${path}`);

  const nameAndForms = ([name, row]: (typeof rows)[number]) =>
    `${name}: ${row[version].printed}, ${row[version].spoken}`;

  it.each(paths)("are printed and read out on %s", (path) => {
    const { seen, heard, toldPrograms } = view(path);
    const here = rows.filter(([, row]) => path in row.on);
    const missing = here.filter(([, row]) => {
      const { printed, spoken } = row[version];
      return !(seen.includes(printed) && heard.includes(spoken));
    });
    expect(missing.map(nameAndForms), "missing, as tests/support/figureRows.ts has them").toEqual([]);
    const left = rows.filter(([, row]) => {
      const forms = [row[other].printed, row[other].spoken];
      // Elsewhere a number without a unit is something else: a day of the month.
      if (!(path in row.on) && /^\d+$/.test(row[other].printed)) return false;
      return [seen, heard, toldPrograms].some((text) => forms.some((form) => timesIn(text, form) > 0));
    });
    expect(left.map(nameAndForms), `there as they are ${other}`).toEqual([]);
  });

  const printed = (name: FigureName) => figureRows[name][version].printed;
  const number = (name: FigureName) => numbersIn(printed(name))[0] ?? NaN;
  it("are in what programs read: the description of /solutions, the answers of /contact", () => {
    expect(view("/solutions").toldPrograms).toContain(`goes live in ${printed("goLive")} and`);
    for (const name of ["goLive", "implementation", "promisedReply"] as const)
      expect(view("/contact").toldPrograms).toContain(printed(name));
  });

  const rounded = (value: number) => Math.round(value * 100) / 100;
  /** Of the ticks of a rail of fifty. */
  const half = (name: FigureName) => number(name) / 2;
  /** More of it goes beyond the first bar, less of it falls short of it. */
  const boost = [rounded(10_000 / (100 + number("engagementBoost"))), 100];
  const leakage = [100, 100 - number("referralLeakage")];
  const missed = [100, 100 - number("missedAppointments")];
  const [industryFrom = NaN, industryTo = NaN] = numbersIn(printed("industryCompletion"));
  const [firstWeek = NaN, weeks = NaN] = numbersIn(printed("implementation"));
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
    ["/solutions", ".TickRail-notch", "d", [rounded(1 + 4.8 * Math.floor(half("industryAverage"))) - 2.4]],
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
  ])("are drawn on %s: %s in their %s", (where, parts, measure, drawn) => {
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

  const levels = (["highRisk", "mediumRisk", "lowRisk"] as const).map(number);
  const levelsEnd = levels.map((_, index) => levels.slice(0, index + 1).reduce((sum, share) => sum + share));
  it("are the shares of the half circle on home, where they end", () => {
    const arcs = view("/").on(".Dashboard .ArchGauge-segments path");
    const [fromX = NaN, foot = NaN, radius = NaN] = numbersOf(arcs[0], "d");
    const ended = arcs.map((arc) => {
      const [x = NaN, y = NaN] = numbersOf(arc, "d").slice(-2);
      return Math.ceil(100 - (Math.atan2(foot - y, x - fromX - radius) / Math.PI) * 100);
    });
    expect(ended).toEqual(levelsEnd);
  });
});
