import type { ReactNode } from "react";
import { KindNote } from "../components/KindNote";
import { FigureItem } from "../components/FigureItem";
import type { LabeledFigure } from "../components/FigureValue";
import { kindNoteOf } from "../components/kindNotes";
import { headingId, Section } from "./Section";
import { cx } from "../components/cx";
import "./MetricStrip.css";

interface MetricStripProps<T extends LabeledFigure> {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly T[];
  /** Puts the title beside the figures, in four of twelve columns. By default it is above them. */
  readonly isTitleBeside?: boolean;
  /** Whether this is the first group of figures on its page. */
  readonly isFirst?: boolean;
  /** Draws the chart below a figure's text. */
  readonly renderChart?: (figure: T) => ReactNode;
}

/** A dark strip of figures between hairlines, with the note on their kind. */
export function MetricStrip<T extends LabeledFigure>({
  id,
  heading,
  figures,
  isTitleBeside,
  isFirst,
  renderChart,
}: MetricStripProps<T>) {
  return (
    <Section
      id={id}
      tone="dark"
      className={cx("MetricStrip", isTitleBeside && "MetricStrip-beside")}
      containerClass="MetricStrip-columns"
    >
      <h2 id={headingId(id)} className="title-md">
        {heading}
      </h2>
      <div>
        <dl data-figures={figures.length}>
          {figures.map((figure) => (
            <FigureItem key={figure.label} figure={figure} valueClass="MetricStrip-value">
              {renderChart ? <dd className="MetricStrip-drawing">{renderChart(figure)}</dd> : null}
            </FigureItem>
          ))}
        </dl>
        <KindNote name={kindNoteOf(figures)} isFirst={isFirst} className="MetricStrip-note" />
      </div>
    </Section>
  );
}
