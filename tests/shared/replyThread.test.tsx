import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReplyPhone } from "../../shared/components/ReplyPhone";
import { afterEvent, messagesOf, repliesTo, unansweredThread } from "../../shared/components/replyThread";
import type { Reply } from "../../shared/samples";
import { advance } from "../support/advance";

const REMINDER =
  "Hi Dana, this is Cedar Hollow Clinic. You have a visit Tuesday at 9:40 AM. Reply 1 to confirm, 2 for a new time, or STOP to opt out.";
const TIMES = "No problem. Open times: A Wed 8:15 AM, B Thu 4:30 PM.";
const STOPPED = "You will get no more texts from Cedar Hollow Clinic. Reply START to come back.";

describe("the thread that a visitor replies to", () => {
  it("offers 1, 2 and STOP under the clinic's message, and leads from every reply on to an end", () => {
    const ends: string[][] = [];
    const follow = (thread: typeof unansweredThread) => {
      const replies = repliesTo(thread);
      if (replies.length === 0) ends.push(messagesOf(thread).map(({ text }) => text));
      for (const reply of replies)
        follow(afterEvent(afterEvent(thread, { type: "send", reply }), { type: "respond" }));
    };
    follow(unansweredThread);
    expect(ends).toEqual([
      [REMINDER, "1", "Thank you, Dana. See you Tuesday at 9:40 AM."],
      [REMINDER, "2", TIMES, "A", "Done. See you Wednesday at 8:15 AM."],
      [REMINDER, "2", TIMES, "B", "Done. See you Thursday at 4:30 PM."],
      [REMINDER, "STOP", STOPPED, "START", "Welcome back. We only text about your visits."],
    ]);
  });
});

describe("the phone that a visitor replies on", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ReplyPhone />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const log = () => screen.getByRole("log", { name: "Cedar Hollow Clinic" });
  const messages = () => [...log().querySelectorAll("p")].map(({ textContent }) => textContent);
  const names = () =>
    screen.queryAllByRole("button").map((button) => [button.ariaLabel ?? "", button.textContent]);
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const send = (reply: Reply) => {
    press(`Reply ${reply}`);
    advance(600);
  };

  it("starts with the clinic's message unanswered", () => {
    expect(messages()).toEqual([REMINDER]);
    expect(names()).toEqual([
      ["Reply 1", "1"],
      ["Reply 2", "2"],
      ["Reply STOP", "STOP"],
    ]);
  });

  it("shows the visitor's message at once, and the clinic's with the next replies after 600 ms", () => {
    press("Reply 2");
    advance(599);
    expect(messages()).toEqual([REMINDER, "2"]);
    expect(names()).toEqual([]);
    advance(1);
    expect(messages()).toEqual([REMINDER, "2", TIMES]);
    expect(names()).toEqual([
      ["Reply A", "A"],
      ["Reply B", "B"],
    ]);
  });

  it.each([
    { replies: ["1"] },
    { replies: ["2", "A"] },
    { replies: ["2", "B"] },
    { replies: ["STOP", "START"] },
  ] as const)("starts over after $replies, with the focus on the messages all the while", ({ replies }) => {
    for (const reply of replies) {
      send(reply);
      expect(document.activeElement).toBe(log());
    }
    expect(names()).toEqual([["", "Start over"]]);
    press("Start over");
    expect(document.activeElement).toBe(log());
    expect(messages()).toEqual([REMINDER]);
    expect(names()).toHaveLength(3);
  });
});

it("is served with the first message alone and without buttons", () => {
  document.body.innerHTML = renderToString(<ReplyPhone />);
  expect(screen.getByRole("log").textContent).toBe(REMINDER);
  expect(screen.queryByRole("button")).toBeNull();
  document.body.innerHTML = "";
});
