import { FigureLabel } from "../../components/FigureLabel";
import { FigureEntry } from "../../components/FigureEntry";
import type { Figure } from "../../components/FigureValue";
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
          {figures.map((figure) => (
            <FigureEntry key={figure.label} figure={figure} valueClass="SuccessMetrics-value figure-md" />
          ))}
        </dl>
        <FigureLabel name="target" />
      </div>
    </div>
  );
}
