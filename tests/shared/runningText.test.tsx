import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RunningText } from "../../shared/components/RunningText";
import { spokenText } from "../../shared/spokenForms";

function parts(text: string, isTitle = false) {
  const { container } = render(<RunningText text={text} isTitle={isTitle} />);
  const textOf = (selector: string) => container.querySelector(selector)?.textContent;
  const without = (selector: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) part.remove();
    return copy.textContent;
  };
  return {
    printed: without(".visually-hidden"),
    heard: without('[aria-hidden="true"]'),
    together: textOf(".RunningText-end"),
    unbroken: [...container.querySelectorAll(".nowrap")].map((part) => part.textContent),
  };
}

it.each([
  [
    "The 6:1 ROI, not the 6.2:1, after 4–6 weeks: $3M+, against 40–60%.",
    "The 6 to 1 ROI, not the 6.2 to 1, after 4 to 6 weeks: more than 3 million dollars, against 40 to 60 percent.",
  ],
  // Times, other ratios and plain numbers.
  ["Call 911 by 16:10, in 45 days, at 76:1 or 112:1.", "Call 911 by 16:10, in 45 days, at 76:1 or 112:1."],
])("prints all words as they are and reads figures out in their spoken forms: %s", (text, spoken) => {
  const { printed, heard } = parts(text);
  expect([printed, heard, spokenText(text)]).toEqual([text, spoken, spoken]);
});

it.each([
  ["Between 7–8 days, against 40–60% before.", ["7–8", "40–60%"]],
  ["We reply within 1 business day, by HIPAA-compliant channels.", ["1 business day", "HIPAA-compliant"]],
  ["eNgage AI replies in 200 ms, within 4–6 weeks.", ["eNgage AI", "200 ms", "4–6 weeks"]],
])("keeps figures, ranges, units and some names on one line: %s", (text, unbroken) => {
  expect(parts(text).unbroken).toEqual(unbroken);
});

const WORTH = "We read what you send and call you back, so that nobody waits for care that is worth";
it.each([
  ["a text of several lines", `${WORTH} $3M+ a year`, "a year"],
  ["a text of several lines", `${WORTH} $3M+`, undefined],
  ["a text of several lines", `${WORTH} the call, within 1 business day`, undefined],
  ["a text of several lines", `${WORTH} it, for three example organizations`, undefined],
  ["a text of one line", "Outcome metrics for employers", undefined],
  ["a title", "The key benefits of a registry", "a registry"],
  ["a title", "Outcome metrics for employers", "for employers"],
  ["a title", "Go-live in 45 days", undefined],
  ["a title", "Request Your eNgage AI Demo", undefined],
  ["a title", "Our Core Products", undefined],
  ["a title", "Integration of organizations", undefined],
])("keeps the last two words of %s together where they are short: %s", (kind, text, together) => {
  expect(parts(text, kind === "a title").together).toBe(together);
});
