import type { Figure, Person } from "./cast";
import { clothesShapes, shouldersPath } from "./clothes";
import { extras, type Extra } from "./extras";
import { faces } from "./faces";
import { hairStyles, type Hair } from "./hair";
import { lightPath, SEEN, seenShare, shadePath } from "./light";
import { MIDDLE } from "./niche";
import { cloths, hairColors, skins, type Pair } from "./palette";
import { ellipse, path, placed, type Frame } from "./paths";

/** A filled shape, or a line if it has a width. */
export interface Shape {
  readonly d: string;
  readonly paint: Pair;
  readonly width?: number;
}

/** A shape with its colour resolved. */
export interface PaintedShape {
  readonly d: string;
  /** A CSS colour made of tokens. */
  readonly color: string;
  readonly width?: number;
}

/** Shapes from back to front, clipped to `reach`. */
export interface Layer {
  readonly name: "shade" | "light";
  /** The path that clips the shapes. Without it they are not clipped. */
  readonly reach?: string;
  readonly shapes: readonly PaintedShape[];
}

/**
 * The layers of a person: the shaded one, then the lit one.
 * @param lit how far the person is lit from the right: 0 is a silhouette in the colour of the night, 1 is full daylight
 */
export function personShapes(person: Person, lit: number): readonly Layer[] {
  const body = bodyShapes(person, lit >= SEEN);
  const painted = (colorOf: (paint: Pair) => string) =>
    body.map(({ paint, ...shape }) => ({ ...shape, color: colorOf(paint) }));

  const share = seenShare(lit);
  const shade = painted((paint) => mixedWithNight(paint.shade, share));
  if (lit <= 0) return [{ name: "shade", shapes: shade }];

  return [
    { name: "shade", reach: shadePath(person, lit), shapes: shade },
    { name: "light", reach: lightPath(person, lit), shapes: painted((paint) => `var(--${paint.light})`) },
  ];
}

/** The outline of a silhouette, as one path. */
export function silhouettePath(figure: Figure): string {
  const { face, build } = figure;
  const hair: Hair = hairStyles[figure.hair.style];
  const onHead = [hair.back, hair.hasEars ? EARS : undefined, faces[face.outline], hair.front];
  const worn = wornBy(figure).filter(({ width }) => width === undefined);
  const drawings = [...onHead, ...worn.map(({ d }) => d)].filter((drawing) => drawing !== undefined);
  const head = drawings.map((drawing) => placed(drawing, frameOf(figure)));
  return neckPath(figure) + shouldersPath(build) + head.join("");
}

function mixedWithNight(token: string, share: number): string {
  if (share <= 0) return "var(--unseen)";
  if (share >= 100) return `var(--${token})`;
  return `color-mix(in srgb, var(--${token}) ${share}%, var(--unseen))`;
}

/** @param hasChinShadow in first light it would look like a beard */
function bodyShapes(person: Person, hasChinShadow: boolean): readonly Shape[] {
  const { face, build, clothes } = person;
  const frame = frameOf(person);
  const skin = skins[person.skin];
  const hairPaint = { ...hairColors, ...cloths }[person.hair.color];
  const hair: Hair = hairStyles[person.hair.style];
  const onHead = (paint: Pair, drawing: string | undefined): readonly Shape[] =>
    drawing === undefined ? [] : [{ paint, d: placed(drawing, frame) }];

  const worn = wornBy(person);
  const wornShapes = (isBehind: boolean): readonly Shape[] =>
    worn
      .filter((extra) => (extra.isBehind ?? false) === isBehind)
      .map(({ d, paint = hairPaint, width }) => ({
        d: placed(d, frame),
        paint,
        ...(width ? { width } : {}),
      }));

  const chinShadow = hasChinShadow ? [{ paint: neverLit(skin), d: chinShadowPath(person) }] : [];

  return [
    ...onHead(hairPaint, hair.back),
    { paint: skin, d: neckPath(person) },
    ...clothesShapes(clothes, build, (neckline) => [{ paint: skin, d: neckline }, ...chinShadow]),
    ...(hair.hasEars ? onHead(skin, EARS) : []),
    ...wornShapes(true),
    ...onHead(skin, faces[face.outline]),
    ...onHead(hairPaint, hair.front),
    ...onHead(neverLit(hairPaint), hair.folds),
    ...onHead(hairColors.grey, hair.streak),
    ...onHead(skin, hair.ear),
    ...wornShapes(false),
  ];
}

const EARS = `${ellipse(-101, 6, 14, 20)}${ellipse(101, 6, 14, 20)}`;

const neverLit = ({ shade }: Pair): Pair => ({ shade, light: shade });

const frameOf = ({ face }: Figure): Frame => ({
  x: MIDDLE,
  y: face.y,
  width: face.isMirrored ? -face.width : face.width,
  height: face.height,
});

const wornBy = ({ extras: names = [] }: Figure): readonly Extra[] =>
  names.flatMap((name): readonly Extra[] => extras[name]);

function neckPath({ face, build }: Figure): string {
  const { neck, top } = build;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${top}L${MIDDLE} ${top + 12}L${MIDDLE - neck} ${top}Z`;
}

/** The head's shadow on the neck. */
function chinShadowPath({ face, build: { neck } }: Figure): string {
  const chin = face.y + face.height;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${chin - 3}C${MIDDLE + neck * 0.6} ${chin + 12} ${MIDDLE - neck * 0.6} ${chin + 12} ${MIDDLE - neck} ${chin + 4}Z`;
}
