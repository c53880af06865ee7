import type { DrawnPerson, DrawnShape } from "./drawnPerson";
import { hours, type HourName } from "./hours";
import { SEEN, seenShare, UNSEEN, type Lit } from "./light";
import { BOTTOM, CUT_OPACITY, FEET, grounds, MIDDLE, NICHE_WIDTH, sun } from "./niche";

/** How far the shade extends below the light, so that there is no gap between them. */
const OVERLAP = 3;

/** What a person is composed of, as markup. Several drawings of a person at one document can share it: see PeopleShapes.tsx. */
export interface Layers {
  /** The outline in the colour of the night. */
  readonly night: string;
  /** All shapes in the colours of the shade. */
  readonly shade: string;
  /** All shapes in the colours of the light. */
  readonly light: string;
}

export function layersOf(person: DrawnPerson, lit: Lit): Layers {
  const shapes = person.shapes.filter(([, , , width]) => width !== "seen" || lit >= SEEN);
  return {
    night: silhouetteMarkup(person),
    shade: shapes.map(([d, token, , width]) => shapeMarkup(d, `var(--${token})`, width)).join(""),
    light: shapes.map(([d, , token, width]) => shapeMarkup(d, `var(--${token})`, width)).join(""),
  };
}

/**
 * The inside of an `<svg>` that shows a person: the shaded layer, which is mixed with the night, then the lit one. Somebody unseen
 * is one shape.
 * @param id unique in the document
 */
export function personMarkup(
  person: DrawnPerson,
  lit: Lit,
  id: string,
  layers = layersOf(person, lit),
): string {
  if (lit === UNSEEN) return layers.night;

  const share = seenShare(lit);
  const shade = share < 1 ? `${layers.night}<g opacity="${share}">${layers.shade}</g>` : layers.shade;
  return (
    clipped(`${id}s`, shadePath(person, lit), shade) + clipped(`${id}l`, person.light[lit], layers.light)
  );
}

function silhouetteMarkup({ silhouette }: DrawnPerson): string {
  return silhouette.map((d) => shapeMarkup(d, "var(--unseen)", undefined)).join("");
}

/** The background of an hour. */
export function groundMarkup(hour: HourName, shape: keyof typeof grounds): string {
  const colors = hours[hour];
  return `<path d="${grounds[shape]}" fill="var(--${colors.ground})"/><path d="${sun}" fill="var(--${colors.sun})"/>`;
}

export function shapeMarkup(d: string, color: string, width: DrawnShape[3]): string {
  const paint =
    typeof width === "number" ? `fill="none" stroke="${color}" stroke-width="${width}"` : `fill="${color}"`;
  return `<path ${paint} d="${d}"/>`;
}

function clipped(id: string, reach: string, shapes: string): string {
  return `<clipPath id="${id}"><path d="${reach}"/></clipPath><g clip-path="url(#${id})"><g opacity="${CUT_OPACITY}">${shapes}</g></g>`;
}

/**
 * The shaded area, with a straight edge. It does not extend below the whole light, because it would show at the edges of the lit
 * shapes.
 */
function shadePath({ shoulders, pose }: DrawnPerson, lit: Lit): string {
  const end = Math.round(MIDDLE + Math.max(0, 1 - 2 * lit) * shoulders + OVERLAP);
  return `M${-NICHE_WIDTH} 0H${end}V${pose === "bust" ? BOTTOM : FEET}H${-NICHE_WIDTH}Z`;
}
