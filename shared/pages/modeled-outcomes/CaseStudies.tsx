import type { ReactNode } from "react";
import { RunningText } from "../../components/RunningText";
import { FigureValue, type LabeledFigure } from "../../components/FigureValue";
import "./CaseStudies.css";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
}

interface CaseStudiesProps {
  readonly cases: readonly CaseStudy[];
  /** A scene for each organization, in the order of the cases. It stands on the hairline below the row. */
  readonly drawings: readonly ReactNode[];
}

/** One row for each organization: name, outcome and metric. */
export function CaseStudies({ cases, drawings }: CaseStudiesProps) {
  return (
    <ul className="CaseStudies hairlines">
      {cases.map(({ organization, type, outcome, metric }, index) => (
        <li key={organization}>
          <div className="CaseStudies-drawing">{drawings[index]}</div>
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
