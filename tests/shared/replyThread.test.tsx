import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ReplyPhone } from "../../shared/components/ReplyPhone";
import { advance } from "../support/advance";

const REMINDER =
  "Hi Dana, this is Cedar Hollow Clinic. You have a visit Tuesday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.";
const TIMES = "No problem. Open times: A Wed 8:15 AM, B Thu 4:30 PM.";
const STOPPED = "You will get no more texts from Cedar Hollow Clinic. Reply START to come back.";

const log = () => screen.getByRole("log");
const messages = () => [...log().querySelectorAll("p")].map(({ textContent }) => textContent);
const buttons = () =>
  screen.queryAllByRole("button").map((button) => [button.ariaLabel ?? "", button.textContent].join(": "));
const offered = (replies: readonly string[]) => replies.map((reply) => `Reply ${reply}: ${reply}`);

/** The clinic's words after each reply, and the replies that it offers then. */
const responses: Readonly<Record<string, readonly [words: string, ...replies: string[]]>> = {
  "1": ["Thank you, Dana. See you Tuesday at 9:40 AM."],
  "2": [TIMES, "A", "B"],
  A: ["Done. See you Wednesday at 8:15 AM."],
  B: ["Done. See you Thursday at 4:30 PM."],
  STOP: [STOPPED, "START"],
  START: ["Welcome back. We only text about your visits."],
};

it.each([[["1"]], [["2", "A"]], [["2", "B"]], [["STOP", "START"]]])(
  "the phone shows each of %j at once and the clinic's answer after 600 ms, starts over at the end, and keeps the focus",
  (thread) => {
    vi.useFakeTimers();
    render(<ReplyPhone />);
    const press = (name: string) => {
      fireEvent.click(screen.getByRole("button", { name }));
      expect(document.activeElement).toBe(log());
    };
    const said = [REMINDER];
    expect([messages(), buttons()]).toEqual([said, offered(["1", "2", "STOP"])]);
    for (const reply of thread) {
      const [response = "", ...replies] = responses[reply] ?? [];
      press(`Reply ${reply}`);
      advance(599);
      expect([messages(), buttons()]).toEqual([[...said, reply], []]);
      advance(1);
      said.push(reply, response);
      expect([messages(), buttons()]).toEqual([said, replies[0] ? offered(replies) : [": Start over"]]);
    }
    press("Start over");
    expect([messages(), buttons()]).toEqual([[REMINDER], offered(["1", "2", "STOP"])]);
  },
);

it("the phone is served with the first message alone and without buttons", () => {
  document.body.innerHTML = renderToString(<ReplyPhone />);
  expect([log().textContent, buttons()]).toEqual([REMINDER, []]);
});
