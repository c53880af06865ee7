import { FigurePhrase } from "./FigurePhrase";
import type { LabeledFigure } from "./FigureValue";
import { RunningText } from "./RunningText";
import "./CaseStudies.css";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
}

/** Example organizations side by side: who they are, what was done, and the metric. */
export function CaseStudies({ cases }: { cases: readonly CaseStudy[] }) {
  return (
    <ul className="CaseStudies">
      {cases.map(({ organization, type, outcome, metric }) => (
        <li key={organization}>
          <div>
            <h3 className="title-sm">{organization}</h3>
            <p className="CaseStudies-type">{type}</p>
          </div>
          <p>
            <RunningText text={outcome} />
          </p>
          <p className="CaseStudies-metric">
            <FigurePhrase {...metric} />
          </p>
        </li>
      ))}
    </ul>
  );
}
