import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ratioRuler } from "../../shared/pages/modeled-outcomes/modeledOutcomesContent";
import { RatioRuler } from "../../shared/pages/modeled-outcomes/RatioRuler";
import { advance } from "../support/advance";

const ruler = () => screen.getByRole("region", { name: "What the ratios mean for a program of your size" });
const range = () => screen.getByRole<HTMLInputElement>("slider", { name: "Yearly program cost" });
const field = () =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: "Yearly program cost in dollars" });
/** What a screen reader reads as the two returns. */
const returns = () =>
  [...document.querySelectorAll("#ratio-ruler dd .visually-hidden")].map(({ textContent }) => textContent);
const dots = () => ruler().querySelectorAll(".ReturnDots-gain, .ReturnDots-sun").length;

describe("the ratio ruler", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<RatioRuler id="ratio-ruler" content={ratioRuler} />, { wrapper: MemoryRouter });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("starts at $500,000 for providers", () => {
    expect(range().value).toBe("500000");
    expect(range().getAttribute("aria-valuetext")).toBe("$500,000");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Providers 8 to 1" }).checked).toBe(true);
    expect(returns()).toEqual(["4.0 million dollars", "1.5 million dollars"]);
    expect(dots()).toBe(8);
  });

  it("multiplies the cost by the ratios of the solutions page", () => {
    fireEvent.change(range(), { target: { value: "1000000" } });
    for (const [audience, ratio] of Object.entries({ Providers: 8, "Health plans": 12, Employers: 6 })) {
      fireEvent.click(screen.getByRole("radio", { name: `${audience} ${ratio} to 1` }));
      expect(returns()).toEqual([`${ratio}.0 million dollars`, "3.0 million dollars"]);
      expect(dots()).toBe(ratio);
    }
  });

  it("takes large steps with Page Up and Page Down, and stays within its bounds", () => {
    fireEvent.keyDown(range(), { key: "PageUp" });
    expect(range().value).toBe("1000000");
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(range(), { key: "PageDown" });
    expect(range().value).toBe("100000");
  });

  it("follows what is typed as soon as it is a possible cost, and corrects it when the field is left", () => {
    for (const text of ["7", "72", "720", "7200", "72000", "720000"])
      fireEvent.change(field(), { target: { value: text } });
    expect(field().value).toBe("720000");
    expect(range().value).toBe("700000");
    fireEvent.blur(field());
    expect(field().value).toBe("700000");
  });

  it.each([
    ["9999999", "5000000"],
    ["12", "100000"],
    ["", "500000"],
  ])("turns «%s» into %s when the field is left", (typed, corrected) => {
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.blur(field());
    expect([field().value, range().value]).toEqual([corrected, corrected]);
  });

  it("says the result once, in one sentence, when a change has come to rest", () => {
    const status = ruler().querySelector("p[role=status]");
    for (const cost of ["550000", "600000", "650000"]) {
      fireEvent.change(range(), { target: { value: cost } });
      advance(300);
      expect(status?.textContent).toBe("");
    }
    advance(600);
    expect(status?.textContent).toBe(
      "For a yearly program cost of $650,000 and providers, the modeled return is 5.2 million dollars, and 2.0 million dollars at the low case.",
    );
  });
});

describe("the ratio ruler as the server writes it", () => {
  it("holds the numbers for $500,000 and providers, and marks its controls as not yet live", () => {
    document.body.innerHTML = renderToString(
      <StaticRouter location="/modeled-outcomes">
        <RatioRuler id="ratio-ruler" content={ratioRuler} />
      </StaticRouter>,
    );
    expect(returns()).toEqual(["4.0 million dollars", "1.5 million dollars"]);
    expect(document.querySelector(".RatioRuler-controls")?.hasAttribute("data-live")).toBe(false);
    document.body.innerHTML = "";
  });
});
