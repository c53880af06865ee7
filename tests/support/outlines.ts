import svgpath from "svgpath";

export type Point = readonly [x: number, y: number];

/** Into how many pieces a line or a curve is cut. */
const PIECES = 8;

/** Points along SVG path data with one closed outline, near enough to each other to tell what it touches. */
export function outlineOf(d: string): readonly Point[] {
  const points: Point[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...numbers], _index, x, y) => {
      const [x1 = x, y1 = y, x2 = x, y2 = y, x3 = x, y3 = y] = numbers.map(Number);
      if (command === "M") points.push([x1, y1]);
      if (command === "L") points.push(...along([x, y], [x1, y1]));
      if (command === "H") points.push(...along([x, y], [x1, y]));
      if (command === "V") points.push(...along([x, y], [x, x1]));
      if (command === "C") points.push(...along([x, y], [x1, y1], [x2, y2], [x3, y3]));
    });
  const [first = [0, 0], last = first] = [points[0], points.at(-1)];
  return [...points, ...along(last, first)];
}

/** Points on a Bézier curve with these control points, without the first: by de Casteljau's algorithm. */
const along = (...controls: readonly Point[]): readonly Point[] =>
  Array.from({ length: PIECES }, (_, index) => pointAt(controls, (index + 1) / PIECES));

function pointAt([first = [0, 0], ...others]: readonly Point[], share: number): Point {
  if (others.length === 0) return first;
  const between = others.map(([toX, toY], index): Point => {
    const [x, y] = others[index - 1] ?? first;
    return [x + (toX - x) * share, y + (toY - y) * share];
  });
  return pointAt(between, share);
}

/** By how often a line to the right crosses the outline. */
export const isInside = ([x, y]: Point, outline: readonly Point[]) =>
  outline.filter(([toX, toY], index) => {
    const [fromX, fromY] = outline.at(index - 1) ?? [toX, toY];
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  }).length %
    2 ===
  1;

export const isTouching = (one: readonly Point[], other: readonly Point[]) =>
  one.some((point) => isInside(point, other)) || other.some((point) => isInside(point, one));
