import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RunningText } from "../../shared/components/RunningText";
import { spokenText } from "../../shared/spokenForms";

afterEach(cleanup);

function parts(text: string, isTitle = false) {
  const { container } = render(<RunningText text={text} isTitle={isTitle} />);
  const without = (selector: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) part.remove();
    return copy.textContent;
  };
  return {
    printed: without(".visually-hidden"),
    heard: without('[aria-hidden="true"]'),
    end: container.querySelector(".RunningText-end")?.textContent,
    balanced: container.querySelector(".RunningText-long")?.textContent,
    unbroken: [...container.querySelectorAll(".nowrap")].map((part) => part.textContent),
  };
}

describe("running text", () => {
  it("prints all words as they are and reads figures out in their spoken forms", () => {
    const text = "The 6:1 ROI, not the 6.2:1, after 4–6 weeks: $3M+, against 40–60%.";
    const { printed, heard } = parts(text);
    expect(printed).toBe(text);
    expect(heard).toBe(
      "The 6 to 1 ROI, not the 6.2 to 1, after 4 to 6 weeks: more than 3 million dollars, against 40 to 60 percent.",
    );
  });

  it("leaves times, other ratios and plain numbers as they are", () => {
    const text = "Call 911 by 16:10, in 45 days, at 76:1 or 112:1.";
    expect(parts(text).heard).toBe(text);
  });

  it.each([
    ["Between 7–8 days, against 40–60% before.", ["7–8", "40–60%"]],
    ["We reply within 1 business day, by HIPAA-compliant channels.", ["1 business day", "HIPAA-compliant"]],
    ["eNgage AI replies in 200 ms, within 4–6 weeks.", ["eNgage AI", "200 ms", "4–6 weeks"]],
  ])("keeps figures, ranges, units and some names on one line: %s", (text, unbroken) => {
    expect(parts(text).unbroken).toEqual(unbroken);
  });

  it.each([
    [
      "We read what you send and call you back, so that nobody waits for care that is worth $3M+ a year",
      "a year",
    ],
    ["We read what you send and call you back, so that nobody waits for care that is worth $3M+", undefined],
    ["We read what you send, all of it, and somebody of the team replies within 1 business day", undefined],
    ["The figures are modeled from published sources, for three example organizations", undefined],
    ["Meet the patients you have been missing", undefined],
  ])("keeps the last two words of several lines together where they are short: %s", (text, together) => {
    expect(parts(text).end).toBe(together);
  });

  it.each([
    ["The key benefits of a registry", "a registry"],
    ["Outcome metrics for employers", "for employers"],
    ["Go-live in 45 days", undefined],
    ["Request Your eNgage AI Demo", undefined],
    ["Our Core Products", undefined],
    ["Meet the patients you have been missing", undefined],
    ["Integration of organizations", undefined],
  ])(
    "keeps the last two words of a title of two lines together where they are short: %s",
    (title, together) => {
      expect(parts(title, true).end).toBe(together);
    },
  );

  it.each([
    ["How it helps: one employee’s week with Larkwell", true],
    ["What an ACO gets from the same platform", true],
    ["Tell us which number matters to you", false],
  ])("balances a title that has three lines on a phone, and no shorter one: %s", (title, isBalanced) => {
    expect(parts(title, true).balanced).toBe(isBalanced ? title : undefined);
    expect(parts(title).balanced).toBeUndefined();
  });
});

it("a text that is only heard has spoken forms for figures, and all its other words as they are", () => {
  expect(spokenText("Year 1: $3.2M, a return of 6.2:1. Due at 16:10, 40–60% done.")).toBe(
    "Year 1: 3.2 million dollars, a return of 6.2 to 1. Due at 16:10, 40 to 60 percent done.",
  );
});
