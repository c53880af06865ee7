import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

/** The words of a part of a page. */
const wordsAt = (path: string, part: string) =>
  (renderedAt(path).querySelector(part)?.textContent ?? "").replaceAll("\u00a0", " ");

it("providers see Dana's row, what travels to the records with her, and the slot that comes back", () => {
  const words = wordsAt("/solutions/providers", "#flow");
  for (const each of [
    "MGY-2041, Dana",
    "Patient",
    "QuestionnaireResponse",
    "Short of breath on stairs",
    "Appointment",
    "Booked for Tuesday 5:40 PM",
    "Her answers arrive with her, and the booked slot comes back.",
  ])
    expect(words).toContain(each);
});

it("health plans see the open gaps of each practice and of all, and of her practice whose gap has closed: hers", () => {
  const acos = renderedAt("/solutions/health-plans").querySelector("#acos");
  const cells = [...(acos?.querySelectorAll("tr") ?? [])].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent).filter(Boolean),
  );
  expect(cells).toEqual([
    ["Practice", "Open"],
    ["Cedar Hollow Clinic", "6"],
    ["Harbor Point Health Center", "9"],
    ["Alder Hill Medical Group", "4"],
    ["Marsh Lane Family Practice", "4"],
    ["All practices", "23"],
  ]);
  const gaps = [...(acos?.querySelectorAll(".GapsByPractice-own li") ?? [])];
  expect(gaps.map((gap) => gap.hasAttribute("data-closed"))).toEqual([true, false, false, false, false]);
  expect(wordsAt("/solutions/health-plans", "#acos")).toContain(
    "One gap less on the list: first visit kept.",
  );
});

it("as many people are on the lists of all practices, and in the report of first visits, as in the registry's total", () => {
  const sumOf = (path: string, part: string) =>
    [...renderedAt(path).querySelectorAll(part)].reduce(
      (sum, each) => sum + Number(each.textContent.split(" ").at(-1)),
      0,
    );
  expect(sumOf("/solutions", ".FirstVisitsWindow-share")).toBe(84);
  const dots = [...renderedAt("/solutions/health-plans").querySelectorAll(".GapsByPractice-practice path")];
  expect(dots.reduce((sum, path) => sum + (path.getAttribute("d") ?? "").split("M").length - 1, 0)).toBe(84);
});

it("employers see the total that she is in, and nobody's row", () => {
  const words = wordsAt("/solutions/employers", "#privacy");
  expect(words).toContain("61 of 84 who asked for help have a first visit");
  expect(words).toContain("You see the total");
  expect(words).toContain("You never see Dana");
  expect(words).not.toMatch(/MGY-|High|Medium/);
});

it("the assessment offers no time as chosen: Dana chooses hers on the phone", () => {
  const offer = [...renderedAt("/platform/get-more-patients").querySelectorAll("main li")].filter(
    ({ textContent }) => /^(?:Thu 9:20|Fri 8:15)\sAM/.test(textContent),
  );
  expect(offer.map((time) => time.hasAttribute("data-chosen"))).toEqual([false, false]);
});

it("the gap that is closed on the list of her practice says that her first visit is kept", () => {
  expect(wordsAt("/solutions/health-plans", ".GapsByPractice-own [data-closed]")).toBe(
    "MGY-2041 First visit kept Tuesday",
  );
});

it("the report counts as many first visits by month as the employer's totals add up to", () => {
  const [wordsOfReport, wordsOfTotals] = [
    wordsAt("/solutions", ".FirstVisitsWindow-months"),
    wordsAt("/solutions/employers", "#privacy tfoot"),
  ];
  expect(wordsOfReport).toContain("24Sep44Oct61Nov");
  expect(wordsOfTotals).toBe("All sites24201761");
});

it("the dark part of what employers never see is a section, by which the header goes", () => {
  const unseen = renderedAt("/solutions/employers").querySelector("#privacy section[data-tone=dark]");
  expect(unseen?.textContent ?? "").toContain("You never see Dana");
});
