import { BOTTOM, MIDDLE } from "../../shared/people/niche";
import { clothesShapes, outlineShapes, shouldersPath } from "./clothes";
import { extras, type Extra } from "./extras";
import { faces } from "./faces";
import type { Silhouette, Person } from "./silhouette";
import { hairStyles, type Hair } from "./hair";
import { cloths, hairColors, skins, type Pair } from "./palette";
import { ellipse, joined, path, placed, type Frame } from "./paths";
import { hemOf, poses, type PoseName } from "./poses";
import type { Shape } from "./shape";

/** The outline of a silhouette, as one path. */
export function silhouettePath(silhouette: Silhouette): string {
  const { face, build } = silhouette;
  const hair: Hair = hairStyles[silhouette.hair.style];
  const onHead = [hair.back, hair.hasEars ? EARS : undefined, faces[face.outline], hair.front];
  const worn = wornBy(silhouette).filter(({ width }) => width === undefined);
  const drawings = [...onHead, ...worn.map(({ d }) => d)].filter((drawing) => drawing !== undefined);
  const head = drawings.map((drawing) => placed(drawing, frameOf(silhouette)));
  return neckPath(silhouette) + shouldersPath(build) + head.join("");
}

/** The outline of a person with what the clothes add to it. */
export function wholeSilhouette(person: Person): readonly string[] {
  return joined([...outlineShapes(person.clothes, person.build), silhouettePath(person)]);
}

/** The shapes of a whole body, from back to front. */
export function poseShapes(person: Person, pose: PoseName, { hasChair = true } = {}): readonly Shape[] {
  const { behind: all, before } = poses[pose](person);
  const behind = hasChair ? all : all.filter(({ isChair }) => !isChair);
  const end = pose === "seated" ? BOTTOM : hemOf(person, pose);
  // A line down the front of the clothes goes on to their hem.
  const bust = bustShapes(person).map((shape) =>
    shape.width ? { ...shape, d: shape.d.replace(`L${MIDDLE} ${BOTTOM}`, `L${MIDDLE} ${end}`) } : shape,
  );
  return [...behind, ...bust, ...before];
}

/** The outline of a whole body. */
export function poseSilhouette(person: Person, pose: PoseName): readonly string[] {
  const { behind, before } = poses[pose](person);
  return joined([...[...behind, ...before].map(({ d }) => d), ...wholeSilhouette(person)]);
}

/** The shapes of a bust, from back to front. */
export function bustShapes(person: Silhouette & Pick<Person, "skin" | "clothes">): readonly Shape[] {
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

  const chinShadow = { paint: neverLit(skin), d: chinShadowPath(person), isLeftOutOfFirstLight: true };

  return [
    ...onHead(hairPaint, hair.back),
    { paint: skin, d: neckPath(person) },
    ...clothesShapes(clothes, build, (neckline) => [{ paint: skin, d: neckline }, chinShadow]),
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

const frameOf = ({ face }: Silhouette): Frame => ({
  x: MIDDLE,
  y: face.y,
  width: face.isMirrored ? -face.width : face.width,
  height: face.height,
});

const wornBy = ({ extras: names = [] }: Silhouette): readonly Extra[] =>
  names.flatMap((name): readonly Extra[] => extras[name]);

/** It ends in a tip that clothes or a throat cover. */
export function neckPath({ face, build }: Silhouette): string {
  const { neck, top } = build;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${top}L${MIDDLE} ${top + 12}L${MIDDLE - neck} ${top}Z`;
}

/** The head's shadow on the neck. */
function chinShadowPath({ face, build: { neck } }: Silhouette): string {
  const chin = face.y + face.height;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${chin - 3}C${MIDDLE + neck * 0.6} ${chin + 12} ${MIDDLE - neck * 0.6} ${chin + 12} ${MIDDLE - neck} ${chin + 4}Z`;
}
