import type { HeaderTone } from "../pageTable";

/**
 * The tone of the band that lies under the header, told by the elements at one point, the topmost first. Only sections
 * and the footer count: a light panel inside a dark section does not turn the header. Undefined where no band is there.
 */
export function toneUnderHeader(elements: readonly Element[], header: Element): HeaderTone | undefined {
  const under = elements.find((element) => !header.contains(element));
  const tone = under?.closest("section[data-tone], footer[data-tone]")?.getAttribute("data-tone");
  if (!tone) return undefined;
  return tone === "dark" || tone === "gradient" ? "dark" : "light";
}
