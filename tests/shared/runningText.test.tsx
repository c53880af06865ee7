import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RunningText } from "../../shared/components/RunningText";
import { spokenText } from "../../shared/figures/spokenForms";
import * as company from "../support/specifiedCompany";

function parts(text: string) {
  const { container } = render(<RunningText text={text} />);
  const without = (selector: string) => {
    const copy = container.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll(selector)) part.remove();
    return copy.textContent;
  };
  return {
    printed: without(".visually-hidden"),
    heard: without('[aria-hidden="true"]'),
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
  [`${company.nudges} replies in 200 ms, within 4–6 weeks.`, [company.nudges, "200 ms", "4–6 weeks"]],
  [
    `The follow-up of ${company.nudges} comes at 8:15 AM or after 5 PM.`,
    ["follow-up", company.nudges, "8:15 AM", "5 PM"],
  ],
  ["100 Harbor Street, Suite 400, Boston", ["Suite 400"]],
])(
  "keeps figures, ranges, units, words with a hyphen and a product’s name on one line: %s",
  (text, unbroken) => {
    expect(parts(text).unbroken).toEqual(unbroken);
  },
);

const WORTH = "We read what you send and call you back, so that nobody waits for care that is worth";
it.each([
  [`${WORTH} $3M+ a year`, ["$3M+", "a year"]],
  [`${WORTH} the call, within 1 business day`, ["1 business day"]],
  [`${WORTH} it, for three example organizations`, []],
])("keeps the last words of several lines together where they are short: %s", (text, unbroken) => {
  expect(parts(text).unbroken).toEqual(unbroken);
});
