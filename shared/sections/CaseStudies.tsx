import type { ReactNode } from "react";
import { MoreLink, type LinkContent } from "../components/SiteLink";
import { RunningText } from "../components/RunningText";
import { FigureValue, type LabeledFigure } from "../components/FigureValue";
import "./CaseStudies.css";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
  readonly link?: LinkContent;
}

interface CaseStudiesProps {
  readonly cases: readonly CaseStudy[];
  /** A scene for each organization, in the order of the cases; it stands on the row's lower hairline. */
  readonly drawings: readonly ReactNode[];
  /** Whether the metric comes first or last in a row. */
  readonly metricAt: "start" | "end";
}

/** One row for each organization: who, the outcome, and the metric. */
export function CaseStudies({ cases, drawings, metricAt }: CaseStudiesProps) {
  return (
    <ul className={`CaseStudies hairlines CaseStudies-${metricAt}`}>
      {cases.map(({ organization, type, outcome, metric, link }, index) => (
        <li key={organization}>
          <div className="CaseStudies-drawing">{drawings[index]}</div>
          <div className="CaseStudies-organization stack">
            <h3 className="title-sm">{organization}</h3>
            <p className="CaseStudies-type">{type}</p>
          </div>
          <div className="CaseStudies-outcome stack">
            <p>{outcome}</p>
            {link ? <MoreLink link={link} /> : null}
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
