import type { ReactNode } from "react";

interface SceneProps {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** `rise` is how far the sun's centre stands above the horizon; below zero only a cap of it shows. */
  readonly sun: { readonly x: number; readonly rise: number; readonly radius: number };
  /** What stands on the horizon, which is the lower edge of the drawing. */
  readonly children: ReactNode;
}

/** How far the two rays stand off the sun. */
const RAYS = [50, 100];

/** A line drawing on one horizon with the sun behind it. */
export function Scene({ alt, width, height, sun, children }: SceneProps) {
  const { x, rise, radius } = sun;
  return (
    <svg className="Scene" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      <path
        className="Scene-ray"
        d={RAYS.map((distance) => cap(x, height, rise, radius + distance)).join("")}
      />
      <path className="Scene-sun" d={cap(x, height, rise, radius)} />
      {children}
    </svg>
  );
}

/** The part of a circle that stands above the horizon. */
function cap(x: number, horizon: number, rise: number, radius: number): string {
  const arc = `A${radius} ${radius} 0`;
  if (rise >= radius) {
    const y = horizon - rise;
    return `M${x - radius} ${y}${arc} 1 1 ${x + radius} ${y}${arc} 1 1 ${x - radius} ${y}`;
  }
  const half = Math.round(Math.sqrt(radius ** 2 - rise ** 2));
  return `M${x - half} ${horizon}${arc} ${rise > 0 ? 1 : 0} 1 ${x + half} ${horizon}`;
}
