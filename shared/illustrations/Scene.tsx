import type { ReactNode } from "react";
import { readOutAs } from "../components/Drawing";
import { capPath } from "../charts/arc";

interface SceneProps {
  /** Without one the scene is a decoration that is never read out. */
  readonly alt?: string;
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
    <svg
      className="Scene"
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? readOutAs(alt) : { "aria-hidden": true, focusable: false })}
    >
      <path
        className="Scene-ray"
        d={RAYS.map((distance) => capPath(x, height, rise, radius + distance)).join("")}
      />
      <path className="Scene-sun" d={capPath(x, height, rise, radius)} />
      {children}
    </svg>
  );
}
