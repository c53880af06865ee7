import type { ReactNode } from "react";
import { readOutAs } from "../components/Drawing";
import { capPath } from "../charts/arc";
import { cx } from "../components/cx";
import "./lines.css";
import "./Scene.css";

interface SceneProps {
  /** The alternative text. Without it the scene is decorative and hidden from screen readers. */
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
  /** `rise` is the height of the sun's centre above the horizon. If it is negative, only the top of the sun shows. */
  readonly sun?: { readonly x: number; readonly rise: number; readonly radius: number };
  /** The class with which the surrounding component places the scene. */
  readonly className?: string | undefined;
  /** The objects on the horizon. The horizon is the lower edge of the illustration. */
  readonly children: ReactNode;
}

/** The distances of the two rays from the sun. */
const RAYS = [50, 100];

/** A line drawing of objects on a horizon, with the sun behind them. */
export function Scene({ alt, width, height, sun, className, children }: SceneProps) {
  return (
    <svg
      className={cx("Scene lines", className)}
      data-draws=""
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? readOutAs(alt) : { "aria-hidden": true, focusable: false })}
    >
      {sun ? <SceneSun horizon={height} {...sun} /> : null}
      {children}
    </svg>
  );
}

function SceneSun({
  horizon,
  x,
  rise,
  radius,
}: {
  horizon: number;
  x: number;
  rise: number;
  radius: number;
}) {
  return (
    <>
      <path
        className="Scene-ray"
        opacity="0.55"
        d={RAYS.map((distance) => capPath(x, horizon, rise, radius + distance)).join("")}
      />
      <path className="Scene-sun" stroke="none" d={capPath(x, horizon, rise, radius)} />
    </>
  );
}
