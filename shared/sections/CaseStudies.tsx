import { MoreLink, type LinkContent } from "../components/SiteLink";
import { FigureValue } from "../components/FigureValue";

export interface CaseStudy {
  readonly organization: string;
  readonly type: string;
  readonly outcome: string;
  readonly metric: { readonly value: string; readonly label: string };
  readonly link?: LinkContent;
}

/** Rows like the index of a newspaper: the metric, who, what came of it. */
export function CaseStudies({ cases }: { cases: readonly CaseStudy[] }) {
  return (
    <ul className="CaseStudies">
      {cases.map(({ organization, type, outcome, metric, link }) => (
        <li key={organization}>
          <p className="CaseStudies-metric">
            <span className="figure-md">
              <FigureValue value={metric.value} />
            </span>{" "}
            <span>{metric.label}</span>
          </p>
          <div>
            <h3 className="title-sm">{organization}</h3>
            <p className="CaseStudies-type">{type}</p>
          </div>
          <div className="CaseStudies-outcome">
            <p>{outcome}</p>
            {link ? <MoreLink link={link} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
