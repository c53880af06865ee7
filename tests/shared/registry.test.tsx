import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OpenedRegistry } from "../../shared/story/registry/OpenedRegistry";
import { Registry } from "../../shared/story/registry/Registry";
import { Totals } from "../../shared/story/registry/Totals";
import { renderedAt } from "../support/renderedAt";

const DANA = "Person: MGY-2041Risk: HighLast answer: Mon 12:10 PMNext step: Offer Tuesday 5:40 PM";
const ANYBODY = /^Person: MGY-\d{4}Risk: (?:High|Medium|Low)Last answer: \S.*Next step: \S/;
const EVENTS = [
  "Mon 12:10 PM Answered 12 questions",
  "Mon 12:11 PM Risk: High",
  "Mon 5:20 PM Text sent",
  "Mon 5:24 PM Replied 1",
  "Mon 5:24 PM Booked: Tuesday 5:40 PM",
];

const wordsOf = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");
const rows = () => [...document.querySelectorAll("li.RegistryRow:not([aria-hidden])")].map(wordsOf);
const opened = () => screen.getByRole("group", { name: "MGY-2041, Dana" });
const timeline = () => {
  const [, events] = within(opened()).getAllByRole("list");
  return within(events ?? opened())
    .getAllByRole("listitem")
    .map(wordsOf);
};

it("the list has each person with risk, last answer and next step under their names", () => {
  render(<Registry />);
  expect(rows()[0]).toBe(DANA);
  expect(rows().filter((row) => !ANYBODY.test(row))).toEqual([]);
  const list = screen.getByRole("list", { name: "Community registry" });
  expect(list.querySelectorAll(".RegistryRow-person > :is(svg, img)")).toHaveLength(rows().length);
  expect(screen.queryByRole("button")).toBeNull();
});

describe("Dana's row opened", () => {
  it("has what was sent and answered, and the next step as a button", () => {
    render(<OpenedRegistry />);
    expect(timeline()).toEqual(EVENTS);
    expect(within(opened()).getByRole("button", { name: /^Offer Tuesday 5:40\sPM$/ })).toBeTruthy();
    expect(rows()[0]).toBe(DANA);
  });

  it("is served with the visit booked, for visitors without script and for paper", () => {
    document.body.innerHTML = renderToString(<OpenedRegistry />);
    expect(timeline()).toEqual(EVENTS);
    expect(wordsOf(opened())).toContain("Booked for Tuesday 5:40 PM");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("an employer's totals show 61 of 84 dots lit, and nobody", () => {
  render(<Totals />);
  const dots = [...document.querySelectorAll("circle[cx]")].filter((dot) => dot.closest(".Totals"));
  const lit = dots.filter((dot) => dot.hasAttribute("data-lit"));
  expect([dots.length, lit.length]).toEqual([84, 61]);
  expect(screen.getByText("61 of 84 who asked for help have a first visit")).toBeTruthy();
  expect([screen.queryByText(/MGY/), screen.queryByRole("list")]).toEqual([null, null]);
});

it("an employer's totals by site and month add up to the 61", () => {
  render(<Totals />);
  const table = screen.getByRole("table", { name: "First visits by site and month" });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ["Site", "Sep", "Oct", "Nov", "All"],
    ["Plant", "11", "9", "8", "28"],
    ["Warehouse", "7", "6", "5", "18"],
    ["Office", "6", "5", "4", "15"],
    ["All sites", "24", "20", "17", "61"],
  ]);
});

it("each practice of a health plan has as many people without a visit as gaps, and all of them the 84", () => {
  const rows = [...renderedAt("/solutions/health-plans").querySelectorAll("#acos tbody tr")];
  const dotsIn = (row: Element, kind: string) =>
    (row.querySelector(kind)?.getAttribute("d") ?? "").split("M").length - 1;
  const unlit = rows.map((row) => dotsIn(row, ".LitDots-unlit"));
  expect(unlit).toEqual(rows.map((row) => Number(row.querySelector("td")?.textContent)));
  const lit = rows.map((row) => dotsIn(row, ".LitDots-lit"));
  expect([...unlit, ...lit].reduce((sum, dots) => sum + dots)).toBe(84);
});
