import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { PhoneHero } from "../../shared/pages/engage-more-patients/PhoneHero";
import { hero } from "../../shared/pages/engage-more-patients/engageMorePatientsContent";
import { advance } from "../support/advance";
import { stubIntersectionObserver } from "../support/stubIntersectionObserver";

const QUESTION =
  "Hi Dana, this is Cedar Hollow Clinic. Thank you for your answers. Is Tuesday at 5:40 PM good for a first visit? Reply 1 for yes, 2 for other times, or STOP to opt out.";
const CONFIRMATION =
  "See you Tuesday at 5:40 PM. Come in by the side door on Elm Street, and bring your medicines in a bag.";
const TIMES = "No problem. Open times: A Wed 8:15 AM, B Thu 5:20 PM.";
const STOPPED = "You will get no more texts from Cedar Hollow Clinic. Reply START to come back.";

/** The clinic's words after each reply, and the replies that it offers then. */
const responses: Readonly<Record<string, readonly [words: string, ...replies: string[]]>> = {
  "1": [CONFIRMATION],
  "2": [TIMES, "A", "B"],
  A: ["Done. See you Wednesday at 8:15 AM."],
  B: ["Done. See you Thursday at 5:20 PM."],
  STOP: [STOPPED, "START"],
  START: ["Welcome back. We only text about your visits."],
};

/** Long enough to see that somebody types. */
const MOMENT_MS = 200;
/** By then the clinic has answered. */
const ANSWER_MS = 2_000;

const FIRST_REPLIES = ["1", "2", "STOP"];

const log = () => screen.getByRole("log", { name: "Cedar Hollow Clinic" });
const wordsOf = ({ textContent }: Element) => textContent.replaceAll("\u00a0", " ");
const written = () => [...log().querySelectorAll("p[data-from]")].map(wordsOf);
/** What is lit of it by now. */
const messages = () => [...log().querySelectorAll("p[data-from]:not([data-ahead])")].map(wordsOf);
const isTyping = () => log().querySelector(".DanasPhone-typing") !== null;
const buttons = () =>
  screen.queryAllByRole("button").map((button) => [button.ariaLabel ?? "", button.textContent].join(": "));
const offered = (replies: readonly string[]) => replies.map((reply) => `Reply ${reply}: ${reply}`);
const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  expect(document.activeElement).toBe(log());
};

/** The slots of the calendar. */
const slots = () =>
  within(screen.getByRole("list", { name: "Tuesday, first visits" }))
    .getAllByRole("listitem")
    .map((slot) => {
      const [time, ...parts] = slot.querySelectorAll("span:not(:has(span))");
      return [time, ...parts].map((part) => (part ? wordsOf(part) : ""));
    });
const slotsWith = (who: string) => [
  ["5:00 PM", "Taken"],
  ["5:20 PM", "Open"],
  ["5:40 PM", who],
  ["6:00 PM", "Open"],
];

beforeEach(() => void vi.useFakeTimers());

it("the phone shows Dana's whole thread with its times, and the calendar her visit", () => {
  render(<PhoneHero id="hero" {...hero} />);
  expect(messages()).toEqual([QUESTION, "1", CONFIRMATION]);
  expect([...log().querySelectorAll("p:not([data-from])")].map(wordsOf)).toEqual(["Mon 5:20 PM", "5:24 PM"]);
  expect([slots(), buttons()]).toEqual([slotsWith("Dana, first visit"), [": Start over"]]);
});

it("phone and calendar are served complete, and without buttons", () => {
  document.body.innerHTML = renderToString(<PhoneHero id="hero" {...hero} />);
  expect([written(), buttons()]).toEqual([[QUESTION, "1", CONFIRMATION], []]);
  expect(screen.getByText("Dana, first visit")).toBeTruthy();
});

it.each([[["1"]], [["2", "A"]], [["2", "B"]], [["STOP", "START"]]])(
  "the phone shows each of %j at once and the clinic's answer a moment later, starts over at the end, and keeps the focus",
  (replies) => {
    render(<PhoneHero id="hero" {...hero} />);
    press("Start over");
    const said = [QUESTION];
    expect([messages(), buttons()]).toEqual([said, offered(FIRST_REPLIES)]);
    for (const reply of replies) {
      const [response = "", ...next] = responses[reply] ?? [];
      press(`Reply ${reply}`);
      advance(MOMENT_MS);
      expect([messages(), isTyping(), buttons()]).toEqual([[...said, reply], true, []]);
      advance(ANSWER_MS);
      said.push(reply, response);
      expect([messages(), isTyping(), buttons()]).toEqual([
        said,
        false,
        next[0] ? offered(next) : [": Start over"],
      ]);
    }
    press("Start over");
    expect([messages(), buttons()]).toEqual([[QUESTION], offered(FIRST_REPLIES)]);
  },
);

it.each([
  ["1", "Dana, first visit"],
  ["2", "Open"],
  ["STOP", "Open"],
])("after the reply %s the calendar says about the slot: %s", (reply, who) => {
  render(<PhoneHero id="hero" {...hero} />);
  press("Start over");
  expect(slots()).toEqual(slotsWith("Open"));
  press(`Reply ${reply}`);
  expect(slots()).toEqual(slotsWith("Open"));
  advance(ANSWER_MS);
  expect(slots()).toEqual(slotsWith(who));
});

/** An observer that sees the phone where a test puts it. */
function watchPhone() {
  const { observed, notify } = stubIntersectionObserver();
  return {
    observed,
    see: (intersectionRatio: number, seenPx = 0) => {
      const intersectionRect = new DOMRect(0, 0, 300, seenPx);
      act(() => notify([{ intersectionRatio, intersectionRect, rootBounds: new DOMRect(0, 0, 1000, 800) }]));
    },
  };
}

const VISIT = slotsWith("Dana, first visit");
/** Whether the visit in the calendar is lit. */
const isVisitLit = () => screen.getByText("Dana, first visit").closest("[data-ahead]") === null;

it("the thread plays once when the phone is seen: the question is lit, the reply, and at one moment the confirmation and the slot; the focus stays", () => {
  const { observed, see } = watchPhone();
  render(<PhoneHero id="hero" {...hero} />);
  const whole = { messages: [QUESTION, "1", CONFIRMATION], isVisitLit: true };
  const present = () => ({ messages: messages(), isVisitLit: isVisitLit() });
  see(0.4);
  advance(60_000);
  expect(present()).toEqual(whole);
  screen.getByRole("button", { name: "Start over" }).focus();
  see(0.7);
  const begun = Date.now();
  for (const lit of [[QUESTION], [QUESTION, "1"]]) {
    // As long as it takes to read the shorter one.
    advance(500);
    expect(present()).toEqual({ messages: lit, isVisitLit: false });
    act(() => void vi.advanceTimersToNextTimer());
  }
  expect(present()).toEqual(whole);
  expect(Date.now() - begun, "nobody waits longer for it").toBeLessThan(6_000);
  expect(buttons()).toEqual([": Start over"]);
  expect(observed.size).toBe(0);
  expect(document.activeElement?.textContent).toBe("Start over");
});

it("a phone that is higher than the window plays when it fills most of it", () => {
  const { see } = watchPhone();
  render(<PhoneHero id="hero" {...hero} />);
  see(0.3, 500);
  expect(messages()).toEqual([QUESTION]);
});

it("while the thread plays the phone is full and the slot is taken", () => {
  const { see } = watchPhone();
  render(<PhoneHero id="hero" {...hero} />);
  see(1);
  expect([messages(), written(), slots()]).toEqual([[QUESTION], [QUESTION, "1", CONFIRMATION], VISIT]);
});

it("who starts over while the thread plays has the question, and nothing plays any more", () => {
  const { see } = watchPhone();
  render(<PhoneHero id="hero" {...hero} />);
  see(1);
  advance(500);
  press("Start over");
  advance(10_000);
  expect([messages(), slots(), buttons()]).toEqual([[QUESTION], slotsWith("Open"), offered(FIRST_REPLIES)]);
});

it("nothing plays where no motion is wanted", () => {
  const { observed } = watchPhone();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  render(<PhoneHero id="hero" {...hero} />);
  expect([messages(), buttons(), observed.size]).toEqual([
    [QUESTION, "1", CONFIRMATION],
    [": Start over"],
    0,
  ]);
});
