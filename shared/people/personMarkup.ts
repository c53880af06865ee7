import type { DrawnBody, DrawnShape } from "./drawnPerson";
import { hours, type HourName } from "./hours";
import { SEEN, UNSEEN, type Lit } from "./light";
import { CUT_OPACITY, grounds, hill, NICHE_WIDTH } from "./niche";

/** How far the shade extends below the light, so that there is no gap between them. */
const OVERLAP = 3;

/**
 * The inside of an `<svg>` that shows a person: what is in the shade, then what is in the light. Somebody unseen is one shape in the
 * colour of the night.
 * @param id unique in the document
 */
export function personMarkup(person: DrawnBody, lit: Lit, id: string): string {
  if (lit === UNSEEN) {
    return person.silhouette.map((d) => shapeMarkup(d, "var(--unseen)", undefined)).join("");
  }
  const shapes = person.shapes.filter(([, , , width]) => width !== "seen" || lit >= SEEN);
  const edge = person.light[lit];
  const shade = shapes.map(([d, token, , width]) => shapeMarkup(d, shadeColor(token, lit), width));
  const light = shapes.map(([d, , token, width]) => shapeMarkup(d, `var(--${token})`, width));
  return (
    clipped(`${id}s`, `<path transform="translate(${OVERLAP})" d="${edge}H${-NICHE_WIDTH}V0Z"/>`, shade) +
    clipped(`${id}l`, `<path d="${edge}H${2 * NICHE_WIDTH}V0Z"/>`, light)
  );
}

/** Before somebody is seen, clothes and hair in the shade go over into the night, and skin into the darkest skin. */
function shadeColor(token: string, lit: Lit): string {
  const color = `var(--${token})`;
  if (lit >= SEEN) return color;
  const isSkin = token.startsWith("skin");
  const share = isSkin ? lit / SEEN : (lit / SEEN) ** 2;
  return `color-mix(in srgb,${color} ${Math.round(share * 100)}%,var(--${isSkin ? "skin-6-shade" : "unseen"}))`;
}

/** The background of an hour. */
export function groundMarkup(hour: HourName, shape: keyof typeof grounds): string {
  const colors = hours[hour];
  return `<path d="${grounds[shape]}" fill="var(--${colors.ground})"/><path d="${hill}" fill="var(--${colors.hill})"/>`;
}

function shapeMarkup(d: string, color: string, width: DrawnShape[3]): string {
  const paint =
    typeof width === "number" ? `fill="none" stroke="${color}" stroke-width="${width}"` : `fill="${color}"`;
  return `<path ${paint} d="${d}"/>`;
}

function clipped(id: string, reach: string, shapes: readonly string[]): string {
  return `<clipPath id="${id}">${reach}</clipPath><g clip-path="url(#${id})"><g opacity="${CUT_OPACITY}">${shapes.join("")}</g></g>`;
}
