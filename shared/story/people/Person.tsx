import { useId } from "react";
import type { Person as PersonRow } from "./cast";
import { CUT_OPACITY, grounds, sun, views } from "./niche";
import { hours, type HourName } from "./palette";
import { personShapes } from "./personShapes";
import { cx } from "../../components/cx";
import "./Person.css";

interface PersonProps {
  readonly person: PersonRow;
  /** How far the person is lit: 0 is a silhouette, 0.3 first light, 0.62 seen. */
  readonly lit: number;
  readonly crop?: keyof typeof views;
  /** The hour that colours the background. Without it the background is transparent. */
  readonly hour?: HourName;
  /** The class with which the surrounding component places the person. */
  readonly className?: string;
}

/** A person of the cast. Decorative: if the person has to be named, the text beside the drawing does so. */
export function Person({ person, lit, crop = "bust", hour, className }: PersonProps) {
  const id = useId();
  return (
    <svg className={cx("Person", className)} viewBox={views[crop]} aria-hidden="true">
      {hour ? <Ground hour={hour} d={crop === "bust" ? grounds.arch : grounds.plane} /> : null}
      {personShapes(person, lit).map(({ name, reach, shapes }) => (
        <g key={name} clipPath={reach ? `url(#${id}${name})` : undefined}>
          {reach ? (
            <clipPath id={`${id}${name}`}>
              <path d={reach} />
            </clipPath>
          ) : null}
          <g opacity={CUT_OPACITY}>
            {shapes.map(({ d, color, width }) =>
              width ? (
                <path key={`line ${d}`} d={d} fill="none" stroke={color} strokeWidth={width} />
              ) : (
                <path key={d} d={d} fill={color} />
              ),
            )}
          </g>
        </g>
      ))}
    </svg>
  );
}

function Ground({ hour, d }: { hour: HourName; d: string }) {
  return (
    <>
      <path d={d} fill={`var(--${hours[hour].ground})`} />
      <circle {...sun} fill={`var(--${hours[hour].sun})`} />
    </>
  );
}
