import { elementsIn } from "./elements";
import type { Finding } from "./findings";

/** Pictures that are not displayed at this width, and whose text alternative is therefore not read out. */
export function unreadPictures(): readonly Finding[] {
  return elementsIn("main", "[role=img]")
    .filter((picture) => picture.getClientRects().length === 0)
    .map((element) => ({ element, measured: "not displayed", wanted: "a text alternative at every width" }));
}

/** Dots of a drawing that cover each other, so that there seem to be fewer. */
export function coveredDots(): readonly Finding[] {
  const seen = new Set<string>();
  return elementsIn("main svg", "circle").flatMap((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    const place = `${element.getAttribute("class")} at ${left} × ${top} px, ${width} px wide`;
    if (width > 0 && seen.has(place)) return [{ element, measured: place, wanted: "a place of its own" }];
    seen.add(place);
    return [];
  });
}

/** Levels, such as those of risk, that have the same color. */
export function alikeLevels(): readonly Finding[] {
  const colors = new Map<string, string>();
  return elementsIn("main", "[data-level]").flatMap((element) => {
    const { level = "" } = element.dataset;
    const color = getComputedStyle(element).getPropertyValue("--level");
    const other = [...colors].find(([known, knownColor]) => known !== level && knownColor === color);
    colors.set(level, color);
    return other
      ? [{ element, measured: `${level} has the color of ${other[0]}`, wanted: "a color of its own" }]
      : [];
  });
}

/** Heads of tables that are not displayed, and rows without a head: screen readers then name no head for a cell. */
export function headlessTables(): readonly Finding[] {
  return elementsIn("body", "th, tbody tr:not(:has(th))")
    .filter((part) => part.matches("tr") || part.getClientRects().length === 0)
    .map((element) => ({
      element,
      measured: element.matches("tr") ? "a row without a head" : "a head that is not displayed",
      wanted: "a head that screen readers can name",
    }));
}
