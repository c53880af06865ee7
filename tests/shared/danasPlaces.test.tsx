import { expect, it } from "vitest";
import { renderedAt } from "../support/renderedAt";

/** The words of a part of a page. */
const wordsAt = (path: string, part: string) =>
  (renderedAt(path).querySelector(part)?.textContent ?? "").replaceAll("\u00a0", " ");

it("providers see Dana's row, what travels to the records with her, and the slot that comes back", () => {
  const words = wordsAt("/solutions/providers", "#integration");
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

it("health plans see her gap closed, and those of the others open", () => {
  const gaps = renderedAt("/solutions/health-plans").querySelectorAll("#acos .GapList-people > li");
  expect([...gaps].map((gap) => gap.hasAttribute("data-closed"))).toEqual([
    true,
    ...Array<boolean>(7).fill(false),
  ]);
  const words = wordsAt("/solutions/health-plans", "#acos");
  expect(words).toContain("No primary care visit in 12 months");
  expect(words).toContain("One gap less on the list: first visit kept.");
});

it("employers see the total that she is in, and nobody's row", () => {
  const words = wordsAt("/solutions/employers", "#privacy");
  expect(words).toContain("61 of 84 who asked for help have a first visit");
  expect(words).toContain("You see the total");
  expect(words).toContain("You never see Dana");
  expect(words).not.toMatch(/MGY-|High|Medium/);
});
