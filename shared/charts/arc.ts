interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The point on a circle at an angle in degrees, counted clockwise from nine o'clock. */
export function pointAt({ x, y, radius }: Circle, degrees: number): readonly [number, number] {
  const radians = ((degrees - 180) * Math.PI) / 180;
  return [round(x + radius * Math.cos(radians)), round(y + radius * Math.sin(radians))];
}

/** SVG path data of an arc drawn clockwise between two angles, counted as in `pointAt`. */
export function arcPath(circle: Circle, from: number, to: number): string {
  const [startX, startY] = pointAt(circle, from);
  const [endX, endY] = pointAt(circle, to);
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${startX} ${startY}A${circle.radius} ${circle.radius} 0 ${isLarge} 1 ${endX} ${endY}`;
}

/** SVG path data of the part of a circle above the horizon. `rise` is the height of the centre above the horizon. */
export function capPath(x: number, horizon: number, rise: number, radius: number): string {
  const arc = `A${radius} ${radius} 0`;
  if (rise >= radius) {
    const y = horizon - rise;
    return `M${x - radius} ${y}${arc} 1 1 ${x + radius} ${y}${arc} 1 1 ${x - radius} ${y}`;
  }
  const half = Math.round(Math.sqrt(radius ** 2 - rise ** 2));
  return `M${x - half} ${horizon}${arc} ${rise > 0 ? 1 : 0} 1 ${x + half} ${horizon}`;
}

/** Two decimals are enough for a screen and keep the document small. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
