import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OpenedRegistry } from "../../shared/story/registry/OpenedRegistry";
import { Registry } from "../../shared/story/registry/Registry";
import { Totals } from "../../shared/story/registry/Totals";

/** Of the sample registry, in its order: number, risk, last answer, next step. */
const PEOPLE = [
  ["MGY-2041", "High", "Mon 12:10 PM", "Offer Tuesday 5:40 PM"],
  ["MGY-2058", "Medium", "Mon 9:32 AM", "Book a screening"],
  ["MGY-2063", "Low", "Sun 7:05 PM", "Yearly visit"],
  ["MGY-2077", "Medium", "Sun 3:48 PM", "Send open times"],
  ["MGY-2090", "Low", "Sat 11:20 AM", "Check in next month"],
  ["MGY-2094", "High", "Sat 10:02 AM", "Call today"],
  ["MGY-2101", "Low", "Fri 6:15 PM", "Send the flu dates"],
  ["MGY-2107", "Medium", "Fri 4:40 PM", "Ask about transport"],
];
const BEFORE_OFFER = ["Mon 12:10 PM Answered 12 questions", "Mon 12:11 PM Risk: High"];
const AFTER_OFFER = ["Mon 5:20 PM Text sent", "Mon 5:24 PM Replied 1", "Mon 5:24 PM Booked: Tuesday 5:40 PM"];
const OFFER = /^Offer Tuesday 5:40\sPM$/;
const BOOKED = "Booked for Tuesday 5:40 PM";

const wordsOf = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");
const heard = ([id, risk, answered, step]: readonly string[]) =>
  `Person: ${id}Risk: ${risk}Last answer: ${answered}Next step: ${step}`;
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
  const list = screen.getByRole("list", { name: "Community registry" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(PEOPLE.length);
  expect(rows()).toEqual(PEOPLE.map(heard));
  expect(list.querySelectorAll(".RegistryRow-person > :is(svg, img)")).toHaveLength(PEOPLE.length);
  expect(screen.queryByRole("button")).toBeNull();
});

describe("Dana's row opened", () => {
  it("has her answers, her best hour, what was sent and answered, and the next step as a button", () => {
    render(<OpenedRegistry />);
    const [answers] = within(opened()).getAllByRole("list");
    expect([...(answers?.children ?? [])].map(wordsOf)).toEqual([
      "Short of breath on stairs",
      "Works until 4:30 PM",
      "No visit on record",
      "Prefers texts after 5 PM",
    ]);
    expect(timeline()).toEqual([...BEFORE_OFFER, ...AFTER_OFFER]);
    expect(within(opened()).getByRole("button", { name: OFFER })).toBeTruthy();
    expect(rows()).toEqual(PEOPLE.slice(0, 4).map(heard));
  });

  it("becomes booked when the offer is pressed, and the focus goes to the slot", () => {
    render(<OpenedRegistry />);
    fireEvent.click(screen.getByRole("button", { name: OFFER }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(rows()[0]).toContain(BOOKED);
    expect(document.activeElement && wordsOf(document.activeElement)).toBe(BOOKED);
  });

  it("is served with the visit booked, for visitors without script and for paper", () => {
    document.body.innerHTML = renderToString(<OpenedRegistry />);
    expect(timeline()).toEqual([...BEFORE_OFFER, ...AFTER_OFFER]);
    expect(wordsOf(opened())).toContain(BOOKED);
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
