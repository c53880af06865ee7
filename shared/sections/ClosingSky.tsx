import type { ReactNode } from "react";
import { Section } from "./Section";
import "./ClosingSky.css";

/** How high the dawn has risen. */
export type ClosingHour = "night" | "bluehour" | "dawn" | "sunrise";

interface ClosingSkyProps {
  readonly id: string;
  readonly hour: ClosingHour;
  /** The class of the component that builds on this one. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The last section before the footer, whose upper edge is the horizon: a dawn with the rising sun. */
export function ClosingSky({ id, hour, className, children }: ClosingSkyProps) {
  return (
    <Section id={id} tone="gradient" className={`ClosingSky ClosingSky-${hour} ${className}`} isFullBleed>
      <div className="ClosingSky-body container">
        <RisingSun />
        {children}
      </div>
    </Section>
  );
}

const RADIUS = 100;
/** Close enough to the disc to stay below all text. */
const RAYS = [122, 140];

/** Half the sun and its rays, on the horizon. */
function RisingSun() {
  return (
    <svg
      className="ClosingSky-sun"
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${RADIUS}`}
      aria-hidden="true"
    >
      {RAYS.map((radius) => (
        <circle key={radius} className="ClosingSky-ray" r={radius} />
      ))}
      <circle className="ClosingSky-disc" data-draws="" r={RADIUS} />
    </svg>
  );
}
