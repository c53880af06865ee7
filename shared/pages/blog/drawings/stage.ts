/** All drawings of articles stand on the lower edge of one stage. */
export const WIDTH = 360;
export const HEIGHT = 150;
export const MIDDLE = WIDTH / 2;

/** SVG path data of an arch on the lower edge: a half circle on straight walls, or lower than it is wide. */
export function archPath(center: number, width: number, height: number, foot = HEIGHT): string {
  const radius = width / 2;
  const rise = Math.min(radius, height);
  return `M${center - radius} ${foot}v${rise - height}a${radius} ${rise} 0 0 1 ${width} 0v${height - rise}`;
}

/** SVG path data of a ring, so that many of them are one element. */
export function ringPath(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}
