import type { ReactNode } from "react";
import type { HourName } from "../people/hours";
import { Section } from "./Section";
import "./ClosingSky.css";

interface ClosingSkyProps {
  readonly id: string;
  /** How high the dawn has risen. */
  readonly hour: HourName;
  /** The class of the component that builds on this one. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The last section before the footer, whose upper edge is the horizon: a dawn with the rising sun. */
export function ClosingSky({ id, hour, className, children }: ClosingSkyProps) {
  return (
    <Section id={id} tone="gradient" hour={hour} className={`ClosingSky ${className}`} isFullBleed>
      <div className="ClosingSky-body container">
        <span className="ClosingSky-sun" data-draws="" />
        {children}
      </div>
    </Section>
  );
}
