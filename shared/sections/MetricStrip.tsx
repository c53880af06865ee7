import type { ReactNode } from "react";
import { FigureLabel } from "../components/FigureLabel";
import { FigureEntry } from "../components/FigureEntry";
import type { Figure } from "../components/FigureValue";
import type { FigureLabelName } from "../figureLabels";
import { headingId, Section } from "./Section";

interface MetricStripProps {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly Figure[];
  readonly label: FigureLabelName;
  /** Sets the title beside the figures over four columns; by default it is above them. */
  readonly isTitleBeside?: boolean;
  /** The chart below a figure's words, by the figure's label. */
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
          {figures.map((figure) => (
            <FigureEntry
              key={figure.label}
              figure={figure}
              valueClass="MetricStrip-value"
              noteClass="MetricStrip-note"
            >
              {drawings?.[figure.label] ? (
                <dd className="MetricStrip-drawing">{drawings[figure.label]}</dd>
              ) : null}
            </FigureEntry>
          ))}
        </dl>
        <FigureLabel name={label} />
      </div>
    </Section>
  );
}
