import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import "../../charts/stages.css";
import "./SunPathSteps.css";

const VIEW = { width: 1200, height: 180 };
const DISC = 20;
/** The heights of the first and last station above the lower edge of the drawing. */
const RISE = { first: 28, last: 146 };

/** Steps as stations on the rising path of the sun. On a narrow screen they are one below the other. */
export function SunPathSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <div className="SunPathSteps" data-draws="">
      <SunPath stations={steps.length} />
      <StepList className="stages columns" titleSize="xs" steps={steps} />
    </div>
  );
}

/** Each station is above the left edge of its step's column. The path continues to the right edge. */
function SunPath({ stations }: { stations: number }) {
  const column = VIEW.width / stations;
  const toX = (progress: number) => DISC + progress * column * (stations - 1);
  const toY = (rise: number) => VIEW.height - RISE.first - rise * (RISE.last - RISE.first);
  const end = (VIEW.width - DISC) / (column * (stations - 1));
  const places = Array.from({ length: stations }, (_, index) => {
    const progress = index / (stations - 1);
    return { x: toX(progress), y: toY(risen(progress)) };
  });
  return (
    <svg className="stages" fill="none" viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} aria-hidden="true">
      <path d={places.map(({ x, y }) => `M${x} ${y}V${VIEW.height}`).join("")} />
      <path
        className="SunPathSteps-path"
        strokeWidth="2.5"
        strokeDasharray="1 8"
        strokeLinecap="round"
        d={`M${DISC} ${toY(0)}Q${round(toX(end / 2))} ${round(toY(CLIMB * (end / 2)))} ${VIEW.width} ${round(toY(risen(end)))}`}
      />
      {places.map(({ x, y }) => (
        <circle key={x} strokeWidth="1.5" cx={x} cy={y} r={DISC} />
      ))}
    </svg>
  );
}

/** The slope at the first station. At the last one it is half as steep. */
const CLIMB = 4 / 3;

/** A parabola from 0 at the first station to 1 at the last. A parabola, because a Bézier curve can draw it exactly. */
function risen(progress: number): number {
  return CLIMB * progress - (CLIMB - 1) * progress ** 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
