import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, beforeEach, expect, it, vi } from "vitest";
import { ratioRuler } from "../../shared/pages/modeled-outcomes/modeledOutcomesContent";
import { RatioRuler } from "../../shared/pages/modeled-outcomes/RatioRuler";
import { advance } from "../support/advance";

/** While a key is held or a number typed, the next change comes within this. */
const BETWEEN_KEYS_MS = 300;
const REST_MS = 2_000;

const site = (
  <MemoryRouter>
    <RatioRuler id="ratio-ruler" content={ratioRuler} />
  </MemoryRouter>
);

const range = () => screen.getByRole<HTMLInputElement>("slider", { name: "Yearly program cost" });
const field = () =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: "Yearly program cost in dollars" });
const choose = (audience: string) =>
  fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${audience}`) }));
const setCost = (cost: number) => fireEvent.change(range(), { target: { value: String(cost) } });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** The two returns, as they are printed and as they are read out. */
const returns = () =>
  [...document.querySelectorAll("#ratio-ruler dd")].map((value) => {
    const spoken = value.querySelector(".visually-hidden")?.textContent;
    return [value.textContent.replace(spoken ?? "", ""), spoken ?? value.textContent];
  });
const dots = () => document.querySelectorAll(".ReturnDots-gain, .ReturnDots-sun").length;

describe("the ratio ruler", () => {
  let [first, least, most, step] = [NaN, NaN, NaN, NaN];
  beforeEach(() => {
    vi.useFakeTimers();
    render(site);
    const { valueAsNumber, min, max, step: shownStep } = range();
    [first, least, most, step] = [valueAsNumber, Number(min), Number(max), Number(shownStep)];
  });

  it.each([
    ["Providers", 8, 100_000, "$800,000", "$300,000"],
    ["Providers", 8, 550_000, "$4.4M", "$1.7M"],
    ["Employers", 6, 1_050_000, "$6.3M", "$3.2M"],
    ["Health plans", 12, 5_000_000, "$60.0M", "$15.0M"],
  ])("multiplies by the ratio of %s, %i to 1: %i dollars", (audience, ratio, cost, modeled, low) => {
    choose(audience);
    setCost(cost);
    const read = (printed: string) => printed.replace(/^\$(.*)M$/, "$1 million dollars");
    expect(returns()).toEqual([modeled, low].map((printed) => [printed, read(printed)]));
    expect(range().getAttribute("aria-valuetext")).toBe(`$${cost.toLocaleString("en-US")}`);
    expect(dots()).toBe(ratio);
  });

  it("takes larger steps with Page Up and Page Down, and stays within its bounds", () => {
    fireEvent.keyDown(range(), { key: "PageUp" });
    expect(range().valueAsNumber).toBeGreaterThan(first + step);
    for (let press = 0; press < 100; press += 1) fireEvent.keyDown(range(), { key: "PageDown" });
    // A range does not show more than its bounds; the field does.
    expect([range().valueAsNumber, field().valueAsNumber]).toEqual([least, least]);
    expect(fireEvent.keyDown(range(), { key: "Tab" }), "other keys are the browser's").toBe(true);
  });

  it("takes steps of what it shows by the arrows of its field", () => {
    field().stepUp();
    fireEvent.input(field());
    expect(field().valueAsNumber).toBe(first + step);
  });

  it("follows what is typed as soon as it is a possible cost", () => {
    const followed = [least - 1, most + 1, least, most].map((cost) => {
      fireEvent.keyDown(field(), { key: "0" });
      type(`${cost}`);
      return range().valueAsNumber;
    });
    expect(followed).toEqual([first, first, least, most]);
  });

  it.each<readonly [what: string, typed: () => string, corrected: () => number]>([
    ["too much", () => `${2 * most}`, () => most],
    ["less than nothing", () => "-5", () => least],
    ["a little more than a step", () => `${least + 1.2 * step}`, () => least + step],
    ["less than half a step", () => `${least + 0.5 * step - 1}`, () => least],
    ["half a step", () => `${least + 0.5 * step}`, () => least + step],
    ["nothing", () => "", () => first],
  ])("corrects %s when the field is left or Enter is pressed", (_what, typed, corrected) => {
    for (const leave of [fireEvent.blur, fireEvent.keyDown]) {
      type(typed());
      leave(field(), { key: "Enter" });
      expect([field().valueAsNumber, range().valueAsNumber]).toEqual([corrected(), corrected()]);
    }
  });

  it("says the result once, in one sentence, when a change has come to rest", () => {
    expect(document.querySelector("output")?.getAttribute("aria-live")).toBe("off");
    const status = screen.getByText("", { selector: "p[role=status]" });
    advance(REST_MS);
    for (const cost of [550_000, 600_000, 1_000_000]) {
      setCost(cost);
      advance(BETWEEN_KEYS_MS);
      expect(status.textContent).toBe("");
    }
    advance(REST_MS);
    expect(status.textContent).toBe(
      "For a yearly program cost of 1.0 million dollars and providers, the modeled return is 8.0 million dollars, and 3.0 million dollars at the low case.",
    );
    setCost(500_000);
    advance(REST_MS);
    expect(status.textContent).toContain("4.0 million dollars");
  });
});
