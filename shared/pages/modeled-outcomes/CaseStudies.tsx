import { FigurePhrase } from "../../components/FigurePhrase";
import { photoPath } from "../../components/photoPath";
import type { LabeledFigure } from "../../components/FigureValue";
import "./CaseStudies.css";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: Pick<LabeledFigure, "value" | "label">;
  /** Somebody whom the organization reaches, by the name of the photo. */
  readonly person: string;
}

/** One row for each organization: name, outcome and metric. */
export function CaseStudies({ cases }: { readonly cases: readonly CaseStudy[] }) {
  return (
    <ul className="CaseStudies hairlines">
      {cases.map(({ organization, type, outcome, metric, person }) => (
        <li key={organization}>
          <img
            className="CaseStudies-person"
            src={photoPath(person)}
            alt=""
            width={200}
            height={260}
            loading="lazy"
            aria-hidden="true"
          />
          <div className="CaseStudies-organization stack">
            <h3 className="title-sm">{organization}</h3>
            <p className="CaseStudies-type">{type}</p>
          </div>
          <div className="CaseStudies-outcome stack">
            <p>{outcome}</p>
          </div>
          <p className="CaseStudies-metric stack">
            <span>
              <FigurePhrase {...metric} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
