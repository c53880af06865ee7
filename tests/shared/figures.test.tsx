import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { pages } from "../../shared/pageTable";
import { anglesOf, numbersOf, strokes } from "../support/drawnGeometry";
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
      toldPrograms: JSON.stringify([page, structuredData(page.path, "https://site")]),
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
    for (const row of Object.values(figureRows)) {
      const isHere = row.on.includes(path);
      const [printed, spoken = printed] = row[version];
      const isMissing = !seen.includes(printed) || !heard.includes(spoken);
      expect(isHere && isMissing ? printed : undefined).toBeUndefined();
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
    expect(view(pages.engageMorePatients.path).heard).toContain(words[version]);
  });

  it("are a dot for each hour in which a response is promised", () => {
    expect(on(pages.contact.path, ".HourArch circle")).toHaveLength(number("promisedResponse"));
  });
});
