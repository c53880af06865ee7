import { Drawing } from "../../../components/Drawing";
import "./HorizonSteps.css";

interface HorizonStepsProps {
  readonly title: string;
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly body: string;
    /** Whether a human should step in: its sun is lit. */
    readonly human: boolean;
  }[];
  readonly legend: string;
  readonly alt: string;
}

/** What happened one after the other, as suns on a horizon; those for a human are lit. */
export function HorizonSteps({ title, steps, legend, alt }: HorizonStepsProps) {
  return (
    <Drawing className="HorizonSteps" alt={alt}>
      <div className="HorizonSteps-head row">
        <p className="title-xs">{title}</p>
        <p className="HorizonSteps-legend HorizonSteps-lit row caption">
          <Sun />
          {legend}
        </p>
      </div>
      <div className="HorizonSteps-steps">
        {steps.map(({ when, title: what, body, human }) => (
          <div key={when} className={human ? "HorizonSteps-lit" : undefined}>
            <Sun />
            <p>{when}</p>
            <b>{what}</b>
            <p>{body}</p>
          </div>
        ))}
      </div>
    </Drawing>
  );
}

function Sun() {
  return (
    <svg viewBox="0 0 40 20" strokeWidth="1.5" data-draws="">
      <path vectorEffect="non-scaling-stroke" d="M0 20a20 20 0 0 1 40 0" />
    </svg>
  );
}
