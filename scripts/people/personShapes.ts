import { clothesShapes, outlineShapes, shouldersPath } from "./clothes";
import { extras, type Extra } from "./extras";
import { faces } from "./faces";
import type { Figure, Silhouette } from "./silhouette";
import { hairStyles, type Hair } from "./hair";
import { cloths, hairColors, skins, type Pair } from "./palette";
import { ellipse, joined, path, placed, type Frame } from "./paths";
import { frontEnd, poses, type PoseName } from "./poses";
import type { Shape } from "./shape";
import { BOTTOM, MIDDLE } from "./stage";

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

/** The outline of a figure with what the clothes add to it. */
export function wholeSilhouette(figure: Figure): readonly string[] {
  return joined([...outlineShapes(figure.clothes, figure.build), silhouettePath(figure)]);
}

/** The shapes of a whole body, from back to front. */
export function poseShapes(figure: Figure, pose: PoseName, { hasChair = true } = {}): readonly Shape[] {
  const { behind: all, before } = poses[pose](figure);
  const behind = hasChair ? all : all.filter(({ isChair }) => !isChair);
  const end = frontEnd(pose);
  // A line down the front of the clothes goes on.
  const bust = bustShapes(figure).map((shape) =>
    shape.width ? { ...shape, d: shape.d.replace(`L${MIDDLE} ${BOTTOM}`, `L${MIDDLE} ${end}`) } : shape,
  );
  return [...behind, ...bust, ...before];
}

/** The outline of a whole body. */
export function poseSilhouette(figure: Figure, pose: PoseName): readonly string[] {
  const { behind, before } = poses[pose](figure);
  return joined([...[...behind, ...before].map(({ d }) => d), ...wholeSilhouette(figure)]);
}

/** The shapes of a bust, from back to front. */
export function bustShapes(figure: Figure): readonly Shape[] {
  const { face, build, clothes } = figure;
  const frame = frameOf(figure);
  const skin = skins[figure.skin];
  const hairPaint = { ...hairColors, ...cloths }[figure.hair.color];
  const hair: Hair = hairStyles[figure.hair.style];
  const onHead = (paint: Pair, drawing: string | undefined): readonly Shape[] =>
    drawing === undefined ? [] : [{ paint, d: placed(drawing, frame) }];

  const worn = wornBy(figure);
  const wornShapes = (isBehind: boolean): readonly Shape[] =>
    worn
      .filter((extra) => (extra.isBehind ?? false) === isBehind)
      .map(({ d, paint = hairPaint, width }) => ({
        d: placed(d, frame),
        paint,
        ...(width ? { width } : {}),
      }));

  const chinShadow = { paint: neverLit(skin), d: chinShadowPath(figure), isLeftOutOfFirstLight: true };

  return [
    ...onHead(hairPaint, hair.back),
    { paint: skin, d: neckPath(figure) },
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
  width: face.width,
  height: face.height,
});

const wornBy = ({ extras: names = [] }: Silhouette): readonly Extra[] =>
  names.flatMap((name): readonly Extra[] => extras[name]);

/** It ends in a tip that clothes or a throat cover. */
export function neckPath({ face, build }: Silhouette): string {
  const { neck, top } = build;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${top}L${MIDDLE} ${top + 12}L${MIDDLE - neck} ${top}Z`;
}

/** The head's shadow on the neck. On the side of the light it goes over into the neck's own shade, without a corner. */
function chinShadowPath({ face, build: { neck, top } }: Silhouette): string {
  const chin = face.y + face.height;
  return path`M${MIDDLE - neck} ${face.y}H${MIDDLE + neck}V${chin - 4}C${MIDDLE + neck} ${chin + 14} ${MIDDLE} ${chin + 6} ${MIDDLE - neck * 0.45} ${Math.max(top, chin + 22)}L${MIDDLE - neck} ${chin + 10}Z`;
}
