import { expect, it } from "vitest";
import { pages } from "../../shared/routes/pageTable";
import { DESKTOP, liveVisit, PHONE } from "../support/browser";

/** Where the arrow head of a lane points, and whether it is no farther from the end of the lane there than it is long. Runs in the page. */
function arrowHeadOf(lane: Element): string {
  const style = getComputedStyle(lane, "::after");
  const px = (name: string) => parseFloat(style.getPropertyValue(name));
  const isDrawn = px("border-top-width") > 0 && px("border-right-width") > 0 && px("opacity") > 0;
  if (style.content === "none" || style.display === "none" || !isDrawn) return "none";
  // Its two borders meet at the top right. A quarter turn to the left of that is up.
  const turns = (parseFloat(style.rotate) + 45) / 90;
  const direction = (["up", "right", "down", "left"] as const)[(turns + 4) % 4] ?? "askew";
  const [x, y] = [px("left") + px("width") / 2, px("top") + px("height") / 2];
  const fromEnd = { up: y, right: lane.clientWidth - x, down: lane.clientHeight - y, left: x, askew: NaN };
  const gap = Math.abs(fromEnd[direction]) - px("width") / 2;
  return `${direction}, ${gap <= px("width") ? "at" : "far from"} that end`;
}

it.each([
  ["wide", DESKTOP, ["left, at that end", "right, at that end"]],
  ["narrow", PHONE, ["up, at that end", "down, at that end"]],
])(
  "on a %s screen, an arrow leads to the health records, and one back to the registry",
  async (_, device, wanted) => {
    const { page } = await liveVisit(pages.providers.path, { ...device, reducedMotion: "reduce" });
    const lanes = page.locator(".ResourceLane");
    const heads = (await lanes.all()).map((lane) => lane.evaluate(arrowHeadOf));
    expect(await Promise.all(heads)).toEqual(wanted);
  },
);
