import { describe, expect, it } from "vitest";
import {
  inDollars,
  inShortDollars,
  inSpokenDollars,
  nearestProgramCost,
} from "../../shared/pages/modeled-outcomes/programCost";

describe("a program cost", () => {
  it.each([
    [0, 100_000],
    [-5, 100_000],
    [124_999, 100_000],
    [125_000, 150_000],
    [512_345, 500_000],
    [9_000_000, 5_000_000],
  ])("of %d dollars becomes %d, within the bounds and on a step", (typed, corrected) => {
    expect(nearestProgramCost(typed)).toBe(corrected);
  });
});

describe("amounts", () => {
  it.each([
    [300_000, "$300,000", "$300,000"],
    [950_000, "$950,000", "$950,000"],
    [1_000_000, "$1.0M", "1.0 million dollars"],
    [1_650_000, "$1.7M", "1.7 million dollars"],
    [4_000_000, "$4.0M", "4.0 million dollars"],
    [60_000_000, "$60.0M", "60.0 million dollars"],
  ])("print %d as %s and read it as %s", (amount, printed, spoken) => {
    expect([inShortDollars(amount), inSpokenDollars(amount)]).toEqual([printed, spoken]);
  });

  it("print a cost of millions in whole dollars", () => {
    expect(inDollars(1_050_000)).toBe("$1,050,000");
  });
});
