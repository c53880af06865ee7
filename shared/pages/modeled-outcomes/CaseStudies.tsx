import { RunningText } from "../../components/RunningText";
import { FigureValue, type LabeledFigure } from "../../components/FigureValue";
import { exampleScenes } from "./exampleScenes";
import "./CaseStudies.css";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
  /** Stands on the hairline below the row. */
  readonly scene: keyof typeof exampleScenes;
}

/** One row for each organization: name, outcome and metric. */
export function CaseStudies({ cases }: { cases: readonly CaseStudy[] }) {
  return (
    <ul className="CaseStudies hairlines">
      {cases.map(({ organization, type, outcome, metric, scene }) => (
        <li key={organization}>
          <div className="CaseStudies-drawing">{exampleScenes[scene]}</div>
          <div className="CaseStudies-organization stack">
            <h3 className="title-sm">{organization}</h3>
            <p className="CaseStudies-type">{type}</p>
          </div>
          <div className="CaseStudies-outcome stack">
            <p>{outcome}</p>
          </div>
          <p className="CaseStudies-metric stack">
            <span className="figure-md">
              <FigureValue value={metric.value} />
            </span>{" "}
            <span>
              <RunningText text={metric.label} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
