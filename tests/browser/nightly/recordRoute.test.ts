import { expect, it } from "vitest";
import { pages } from "../../../shared/routes/pageTable";
import { liveVisit, PHONE } from "../../support/browser";

/** Where the arrow head of a step points, and whether it is no farther from the edge of the step there than it is long. Runs in the page. */
function arrowHeadOf(step: Element): string {
  const style = getComputedStyle(step, "::after");
  const px = (name: string) => parseFloat(style.getPropertyValue(name));
  const isDrawn = px("border-top-width") > 0 && px("border-right-width") > 0 && px("opacity") > 0;
  if (style.content === "none" || style.display === "none" || !isDrawn) return "none";
  // Its two borders meet at the top right. A quarter turn to the left of that is up.
  const turns = (parseFloat(style.rotate) + 45) / 90;
  const direction = (["up", "right", "down", "left"] as const)[(turns + 4) % 4] ?? "askew";
  const [x, y] = [px("left") + px("width") / 2, px("top") + px("height") / 2];
  const fromEnd = { up: y, right: step.clientWidth - x, down: step.clientHeight - y, left: x, askew: NaN };
  const gap = Math.abs(fromEnd[direction]) - px("width") / 2;
  return `${direction}, ${gap <= px("width") ? "at" : "far from"} that end`;
}

it.each([
  ["wide", {}, ["left", "left", "right", "left", "right"]],
  ["narrow", PHONE, ["up", "up", "down", "up", "down"]],
])(
  "on a %s screen, the arrow of each step leads to the health records, or back to the registry",
  async (_, device, wanted) => {
    const { page } = await liveVisit(pages.providers.path, { ...device });
    const steps = page.locator(".RecordRoute-step");
    const heads = (await steps.all()).map((step) => step.evaluate(arrowHeadOf));
    expect(await Promise.all(heads)).toEqual(wanted.map((direction) => `${direction}, at that end`));
  },
);
