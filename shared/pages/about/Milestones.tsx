import { RunningText } from "../../components/RunningText";
import { capPath } from "../../charts/arc";
import "./Milestones.css";

export interface Milestone {
  readonly year: string;
  readonly title: string;
  readonly body: string;
}

/** A timeline on a horizon. The sun is higher with each milestone. */
export function Milestones({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="Milestones columns-48">
      {milestones.map(({ year, title, body }, index) => (
        <li key={year}>
          <Sun progress={index / (milestones.length - 1)} />
          <time className="figure-md" dateTime={year}>
            {year}
          </time>
          <h3 className="title-text">{title}</h3>
          <p>
            <RunningText text={body} />
          </p>
        </li>
      ))}
    </ol>
  );
}

const SIDE = 128;
const SUN = { x: 44, radius: 32, halo: 40 };
/** From the top of the sun on the horizon to the whole sun high above it. It rises slowly at first. */
const RISE = { from: -14, by: 90, ease: 1.6 };

function Sun({ progress }: { progress: number }) {
  const rise = Math.round(RISE.from + RISE.by * progress ** RISE.ease);
  return (
    <svg data-draws="" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
      <path
        className="Milestones-halo"
        fill="none"
        strokeWidth="1.25"
        strokeDasharray="2 4"
        d={capPath(SUN.x, SIDE, rise, SUN.halo)}
      />
      <path className="Milestones-sun" d={capPath(SUN.x, SIDE, rise, SUN.radius)} />
    </svg>
  );
}
