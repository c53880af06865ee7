import { partsIn, withStyles } from "./parts";

/** How each part of each drawing is painted once its animations are over, and those that would stay. */
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

/** Less than what anybody sees as motion. */
const AT_ONCE_MS = 50;

let complete: ReadonlySet<string> = new Set();

/** Keeps how the drawings look where no motion is wanted, for the next question, and tells which move all the same. */
export function keepDrawings(): readonly string[] {
  complete = new Set(looksOfDrawings());
  const moving = document.getAnimations().filter((animation) => {
    const { duration } = animation.effect?.getComputedTiming() ?? {};
    return animation.timeline === document.timeline && Number(duration) > AT_ONCE_MS;
  });
  return moving.map((animation) => String(Reflect.get(animation, "animationName")));
}

/** The drawings that look different from when they were kept, once they have drawn themselves. */
export const incompleteDrawings = (): readonly string[] =>
  looksOfDrawings().filter((look) => !complete.has(look));
