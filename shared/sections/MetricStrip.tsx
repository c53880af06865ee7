import type { ReactNode } from "react";
import { FigureLabel } from "../components/FigureLabel";
import { FigureEntry } from "../components/FigureEntry";
import type { LabeledFigure } from "../components/FigureValue";
import { labelOf } from "../figureLabels";
import { headingId, Section } from "./Section";
import "./MetricStrip.css";

interface MetricStripProps<T extends LabeledFigure> {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly T[];
  /** Sets the title beside the figures over four columns; by default it is above them. */
  readonly isTitleBeside?: boolean;
  /** Draws the chart below a figure's words. */
  readonly renderChart?: (figure: T) => ReactNode;
}

/** A dark strip of figures between hairlines, with the note that says what kind they are. */
export function MetricStrip<T extends LabeledFigure>({
  id,
  heading,
  figures,
  isTitleBeside,
  renderChart,
}: MetricStripProps<T>) {
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
              {renderChart ? <dd className="MetricStrip-drawing">{renderChart(figure)}</dd> : null}
            </FigureEntry>
          ))}
        </dl>
        <FigureLabel name={labelOf(figures)} />
      </div>
    </Section>
  );
}
