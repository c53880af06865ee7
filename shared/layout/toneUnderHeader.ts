import type { HeaderTone } from "../pageTable";

/**
 * The tone of the section under the header, from the elements at one point, the topmost first. Only sections and the
 * footer count: a light panel inside a dark section does not change the header. Undefined where there is no section.
 */
export function toneUnderHeader(elements: readonly Element[], header: Element): HeaderTone | undefined {
  const under = elements.find((element) => !header.contains(element));
  const tone = under?.closest("section[data-tone], footer[data-tone]")?.getAttribute("data-tone");
  if (!tone) return undefined;
  return tone === "dark" || tone === "gradient" ? "dark" : "light";
}
