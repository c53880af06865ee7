import type { ReactNode } from "react";
import "../../charts/levels.css";
import "../../illustrations/Scene.css";
import "./BenefitDrawing.css";

const WIDTH = 120;
const HEIGHT = 72;
const HORIZON = HEIGHT - 1;

const drawings = {
  /** People outside an arch, and one free place inside it. */
  outside: (
    <>
      <path className="Scene-paper" d={`M42 ${HORIZON}V34a18 18 0 0 1 36 0V${HORIZON}Z`} />
      <circle className="BenefitDrawing-rest" cx="60" cy="58" r="5" />
      {[10, 26, 94, 110].map((x) => (
        <circle key={x} className="BenefitDrawing-lit" cx={x} cy={HORIZON - 13} r="5" />
      ))}
    </>
  ),
  /** A sheet of paper with a signature. */
  consent: (
    <>
      <path className="Scene-paper" d={`M36 ${HORIZON}V10H84V${HORIZON}Z`} />
      <path d="M45 22h30M45 31h30M45 40h18" />
      <circle className="BenefitDrawing-lit" cx="72" cy="54" r="10" />
      <path d="m67.5 54 3.2 3.4 6-6.8" />
    </>
  ),
  /** Three arches, one for each risk level, the highest first. */
  risk: (
    <>
      <path data-level="high" d={`M6 ${HORIZON - 3}a27 27 0 0 1 54 0`} />
      <path data-level="medium" d={`M66 ${HORIZON - 3}a15 15 0 0 1 30 0`} />
      <path data-level="low" d={`M102 ${HORIZON - 3}a7 7 0 0 1 14 0`} />
    </>
  ),
  /** A line from a person to a day in a calendar. */
  booking: (
    <>
      <path strokeDasharray="2 5" d="M18 57C34 57 44 45 58 45H70" />
      <path className="Scene-paper" d={`M60 ${HORIZON}V20H112V${HORIZON}Z`} />
      <path d={`M60 33H112M73 20V13M99 20V13M77.3 33V${HORIZON}M94.7 33V${HORIZON}M60 52H112`} />
      <path className="BenefitDrawing-lit" d="M60 33h17.3v19H60Z" />
      <circle className="BenefitDrawing-lit" cx="12" cy="58" r="5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type BenefitDrawingName = keyof typeof drawings;

interface BenefitDrawingProps {
  readonly name: BenefitDrawingName;
  /** The class with which the surrounding component places the drawing. */
  readonly className: string;
}

/** A small drawing of a benefit, on a short horizon. */
export function BenefitDrawing({ name, className }: BenefitDrawingProps) {
  return (
    <svg
      className={`BenefitDrawing lines ${className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      {drawings[name]}
      <path d={`M0 ${HORIZON}H${WIDTH}`} />
    </svg>
  );
}
