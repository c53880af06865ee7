import type { HeaderTone } from "../routes/pageTable";

/**
 * The tone of the section at a point of the viewport; undefined if there is none. Only sections and the footer count, so a light
 * panel inside a dark section does not change the header.
 */
export function toneAt(x: number, y: number): HeaderTone | undefined {
  const section = [...document.querySelectorAll("section[data-tone], footer[data-tone]")].findLast((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  });
  if (!section) return undefined;
  return ["dark", "gradient"].includes(section.getAttribute("data-tone") ?? "") ? "dark" : "light";
}
