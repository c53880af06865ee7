import type { ReactNode } from "react";
import { FigureLabel } from "../components/FigureLabel";
import { FigureValue, type Figure } from "../components/FigureValue";
import type { FigureLabelName } from "../figureLabels";
import { headingId, Section } from "./Section";

interface MetricStripProps {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly Figure[];
  readonly label: FigureLabelName;
  /** Sets the title beside the figures over four columns; without it the title stands above them. */
  readonly isTitleBeside?: boolean;
  /** What stands below a figure's words, by the figure's label. */
  readonly drawings?: Readonly<Record<string, ReactNode>>;
}

/** A dark strip of figures between hairlines, with the note that says what kind they are. */
export function MetricStrip({ id, heading, figures, label, isTitleBeside, drawings }: MetricStripProps) {
  return (
    <Section id={id} tone="dark" className={isTitleBeside ? "MetricStrip MetricStrip-beside" : "MetricStrip"}>
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <div>
        <dl data-figures={figures.length}>
          {figures.map(({ value, label: words, note }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd className="MetricStrip-value">
                <FigureValue value={value} />
              </dd>
              <dd className="MetricStrip-note">{note}</dd>
              {drawings?.[words] ? <dd className="MetricStrip-drawing">{drawings[words]}</dd> : null}
            </div>
          ))}
        </dl>
        <FigureLabel name={label} />
      </div>
    </Section>
  );
}
