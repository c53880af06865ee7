import type { Check } from "./check";
import { elementsIn, found } from "./elements";

/** With dots on dots there seem to be fewer. */
export const coveredDots: Check = {
  name: "draws no dot on another",
  find(scope) {
    const places = new Set<string>();
    return elementsIn(scope, "main svg circle").flatMap((dot) => {
      const { left, top, width } = dot.getBoundingClientRect();
      const place = `${dot.getAttribute("class")} at ${left} × ${top} px, ${width} px wide`;
      if (width === 0) return [];
      if (places.has(place)) return found([dot], `the second ${place}`, "a place of its own");
      places.add(place);
      return [];
    });
  },
};

/** Such as those of risk. */
export const colorsOfLevels: Check = {
  name: "gives each level a color of its own",
  find(scope) {
    const levels = new Map<string, string>();
    return elementsIn(scope, "main [data-level]").flatMap((element) => {
      const { level = "" } = element.dataset;
      const color = getComputedStyle(element).getPropertyValue("--level");
      const known = levels.get(color);
      if (known !== undefined && known !== level)
        return found([element], `${level} has the color of ${known}: ${color}`, "a color of its own");
      levels.set(color, level);
      return [];
    });
  },
};
