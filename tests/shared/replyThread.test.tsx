import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replyThread } from "../../shared/pages/engage-more-patients/engageMorePatientsContent";
import { ReplyThread } from "../../shared/pages/engage-more-patients/ReplyThread";
import { threadSample } from "../../shared/samples";
import { advance } from "../support/advance";

const log = () => screen.getByRole("log", { name: "Cedar Hollow Clinic" });
const messages = () => [...log().querySelectorAll(".MessageBubble")].map((bubble) => bubble.textContent);
const sampleTexts = threadSample.messages.map(({ text }) => text);
const [reminder] = sampleTexts;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the thread that a visitor replies to", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ReplyThread {...replyThread} />);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("stands as served until a reply is chosen", () => {
    expect(messages()).toEqual(sampleTexts);
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Reply 1",
      "Reply 2",
      "Reply STOP",
      "Start over",
    ]);
  });

  it.each([
    ["Reply 1", "1", "Thank you, Dana. See you Tuesday at 9:40 AM."],
    ["Reply 2", "2", "No problem. Open times: Wed 8:15 AM, Thu 4:30 PM. Reply A or B."],
    ["Reply STOP", "STOP", "You will get no more texts from Cedar Hollow Clinic. Reply START to come back."],
  ])("shows the visitor's message on %s at once, and the clinic's after 600 ms", (name, sent, response) => {
    press(name);
    expect(messages()).toEqual([reminder, sent]);
    advance(599);
    expect(messages()).toEqual([reminder, sent]);
    advance(1);
    expect(messages()).toEqual([reminder, sent, response]);
  });

  it("responds to the last reply only where several are sent in a row", () => {
    press("Reply 1");
    advance(400);
    press("Reply 2");
    advance(599);
    expect(messages()).toEqual([reminder, "2"]);
    advance(1000);
    expect(messages()).toHaveLength(3);
  });

  it("adds the same reply again when it is sent twice, so that a screen reader hears it again", () => {
    press("Reply 2");
    const first = screen.getByText("2");
    press("Reply 2");
    expect(screen.getByText("2")).not.toBe(first);
  });

  it("starts over with the thread as served, also while a response is due", () => {
    press("Reply STOP");
    press("Start over");
    advance(1000);
    expect(messages()).toEqual(sampleTexts);
  });
});

it("is a drawing without buttons as served", () => {
  const served = renderToString(<ReplyThread {...replyThread} />);
  expect(served).toContain(`role="img"`);
  expect(served).toContain(threadSample.alt);
  expect(served).not.toContain("<button");
});
