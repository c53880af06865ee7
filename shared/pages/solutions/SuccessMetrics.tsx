import { FigureLabel } from "../../components/FigureLabel";
import { FigureValue, type Figure } from "../../components/FigureValue";
import { headingId } from "../../sections/Section";

interface SuccessMetricsProps {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly Figure[];
}

/** Title at the left, figures in a hairline row at the right: a second part of the section above it. */
export function SuccessMetrics({ id, heading, figures }: SuccessMetricsProps) {
  return (
    <div id={id} className="SuccessMetrics" role="group" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <div>
        <dl>
          {figures.map(({ value, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="SuccessMetrics-value figure-md">
                <FigureValue value={value} />
              </dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
        <FigureLabel name="target" />
      </div>
    </div>
  );
}
