import { elementsIn, withStyles } from "./elements";
import type { Finding } from "./findings";

/** Too short to be seen as motion. */
const AT_ONCE_MS = 50;

const targetOf = ({ effect }: Animation) =>
  (effect instanceof KeyframeEffect ? effect.target : null) ?? document.body;

/** Animations that run although the visitor prefers less motion. */
export function animationsInSpiteOfReducedMotion(): readonly Finding[] {
  return document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .flatMap((animation) => {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      const name = String(Reflect.get(animation, "animationName"));
      return Number(duration) > AT_ONCE_MS
        ? [
            {
              element: targetOf(animation),
              measured: `${name} runs for ${Number(duration)} ms`,
              wanted: "no motion",
            },
          ]
        : [];
    });
}

/** The computed styles of all parts of all drawings, without animations. */
function looksOfDrawings(): ReadonlyMap<Element, string> {
  const parts = elementsIn("main", "svg, svg *, [data-draws], [data-draws] *");
  for (const part of parts) if (part.matches("[data-draws]")) part.setAttribute("data-drawing", "");
  return withStyles("* { animation: none !important; transition: none !important; }", () => {
    const looks = parts.map((part) => {
      const style = getComputedStyle(part);
      const look = [style.opacity, style.fillOpacity, style.visibility, style.fill, style.stroke];
      const lines = [style.strokeDasharray, style.strokeDashoffset, style.transform, style.translate];
      const shape = [style.rotate, style.scale, style.clipPath];
      return [part, [...look, ...lines, ...shape].join(" ")] as const;
    });
    return new Map(looks);
  });
}

let complete: ReadonlyMap<Element, string> = new Map();

/** Remembers how the drawings look with reduced motion, for `incompleteDrawings`. */
export function rememberDrawings(): void {
  complete = looksOfDrawings();
}

/** The drawings that do not look as remembered once their animations have ended, or keep an animation's end state by `fill`. */
export function incompleteDrawings(): readonly Finding[] {
  const kept = document
    .getAnimations()
    .filter(({ effect, timeline }) => {
      const { fill = "none", iterations } = effect?.getTiming() ?? {};
      return iterations === 1 && timeline === document.timeline && /forwards|both/.test(fill);
    })
    .filter((animation) => targetOf(animation).closest("main svg, main [data-draws]"))
    .map((animation) => ({
      element: targetOf(animation),
      measured: `keeps the end of ${String(Reflect.get(animation, "animationName"))}`,
      wanted: "a look that needs no animation",
    }));
  const others = [...looksOfDrawings()]
    .filter(([element, look]) => complete.get(element) !== look)
    .map(([element, look]) => ({ element, measured: look, wanted: complete.get(element) ?? "not there" }));
  return [...kept, ...others];
}
