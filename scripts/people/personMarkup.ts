import { NICHE_WIDTH } from "../../shared/people/niche";
import type { HourName } from "../../shared/people/hours";
import { hours } from "./hours";
import { SEEN, UNSEEN, type Lit } from "./light";
import { lightEdge } from "./lightEdge";
import { mirrored, shortened } from "./paths";
import { bustShapes, poseShapes, poseSilhouette, wholeSilhouette } from "./personShapes";
import type { PoseName } from "./poses";
import type { Figure } from "./silhouette";
import { CUT_OPACITY, grounds, hill, MIDDLE } from "./stage";

/** How far the shade extends below the light, so that there is no gap between them. */
const OVERLAP = 3;

export interface Drawing {
  /** Unique in the document. */
  readonly id?: string;
  /** Without it a bust is drawn. */
  readonly pose?: PoseName;
  /** Whether the person looks and walks to the left. The light comes from the right all the same. */
  readonly isTurned?: boolean | undefined;
  readonly hasChair?: boolean;
}

/**
 * The inside of an `<svg>` that shows somebody: what is in the shade, then what is in the light. Somebody unseen is one shape in the
 * colour of the night.
 */
export function personMarkup(
  figure: Figure,
  lit: Lit,
  { id = "", pose, isTurned = false, hasChair = true }: Drawing = {},
): string {
  const finished = (d: string) => shortened(isTurned ? mirrored(d, MIDDLE) : d);
  if (lit === UNSEEN) {
    const silhouette = pose ? poseSilhouette(figure, pose) : wholeSilhouette(figure);
    return silhouette.map((d) => shapeMarkup(finished(d), "var(--unseen)")).join("");
  }
  const shapes = (pose ? poseShapes(figure, pose, { hasChair }) : bustShapes(figure))
    .filter(({ isLeftOutOfFirstLight }) => !isLeftOutOfFirstLight || lit >= SEEN)
    .map(({ d, ...shape }) => ({ d: finished(d), ...shape }));
  const shade = shapes.map(({ d, paint, width }) => shapeMarkup(d, shadeColor(paint.shade, lit), width));
  const light = shapes.map(({ d, paint, width }) => shapeMarkup(d, `var(--${paint.light})`, width));
  const edge = shortened(lightEdge(figure, lit));
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

function shapeMarkup(d: string, color: string, width?: number): string {
  const paint = width ? `fill="none" stroke="${color}" stroke-width="${width}"` : `fill="${color}"`;
  return `<path ${paint} d="${d}"/>`;
}

function clipped(id: string, reach: string, shapes: readonly string[]): string {
  return `<clipPath id="${id}">${reach}</clipPath><g clip-path="url(#${id})"><g opacity="${CUT_OPACITY}">${shapes.join("")}</g></g>`;
}
