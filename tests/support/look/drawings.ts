import { partsIn, withStyles } from "./parts";

/**
 * The computed styles of all parts of all drawings without animations, and the animations that would keep their end state by
 * `fill`.
 */
function looksOfDrawings(): readonly string[] {
  const parts = partsIn("main", "svg, svg *, [data-draws], [data-draws] *");
  for (const part of parts) if (part.matches("[data-draws]")) part.setAttribute("data-drawing", "");
  const kept = document.getAnimations().filter((animation) => {
    const { fill = "none", iterations } = animation.effect?.getTiming() ?? {};
    return iterations === 1 && animation.timeline === document.timeline && /forwards|both/.test(fill);
  });
  const looks = withStyles("* { animation: none !important; transition: none !important; }", () =>
    parts.map((part) => {
      const style = getComputedStyle(part);
      const look = [style.opacity, style.fillOpacity, style.visibility, style.fill, style.stroke];
      const lines = [style.strokeDasharray, style.strokeDashoffset, style.transform, style.translate];
      const shape = [style.rotate, style.scale, style.clipPath];
      const drawing = part.closest("[data-draws], svg");
      return `${drawing?.getAttribute("class")} ${part.tagName}: ${[...look, ...lines, ...shape].join(" ")}`;
    }),
  );
  return [...looks, ...kept.map((animation) => `${String(Reflect.get(animation, "animationName"))} stays`)];
}

/** Too short to be seen as motion. */
const AT_ONCE_MS = 50;

let complete: ReadonlySet<string> = new Set();

/**
 * Stores how the drawings look with reduced motion, for `incompleteDrawings`. Returns the animations that run in spite of reduced
 * motion.
 */
export function keepDrawings(): readonly string[] {
  complete = new Set(looksOfDrawings());
  const moving = document.getAnimations().filter((animation) => {
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    return animation.timeline === document.timeline && Number(duration) > AT_ONCE_MS;
  });
  return moving.map((animation) => String(Reflect.get(animation, "animationName")));
}

/** The drawings that do not look as stored once their animations have ended. */
export const incompleteDrawings = (): readonly string[] =>
  looksOfDrawings().filter((look) => !complete.has(look));
