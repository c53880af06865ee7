interface Point {
  readonly x: number;
  readonly y: number;
}

/** The numbers in an attribute of a drawing's part, in their order. */
export function numbersOf(part: Element | null | undefined, attribute: string): readonly number[] {
  return (part?.getAttribute(attribute)?.match(/-?[\d.]+/g) ?? []).map(Number);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Start and end angle of an arc around a centre, in degrees clockwise from nine o'clock. */
export function anglesOf(path: Element | null | undefined, center: Point) {
  const [startX, startY, , , , , , endX, endY] = numbersOf(path, "d");
  const angle = (x = NaN, y = NaN) => {
    const degrees = (Math.atan2(center.y - y, center.x - x) * 180) / Math.PI;
    // The end of a half circle may be rounded to just below its horizon.
    return tenths(degrees < -1 ? degrees + 360 : degrees);
  };
  return { start: angle(startX, startY), end: angle(endX, endY) };
}

/** How many lines, dots or rings one path draws. */
export const strokes = (path: Element | null): number =>
  (path?.getAttribute("d") ?? "").split("M").length - 1;
