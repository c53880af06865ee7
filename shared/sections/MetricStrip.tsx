import type { ReactNode } from "react";
import { FigureColumns } from "../components/FigureColumns";
import { KindNote } from "../components/KindNote";
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

/** A dark strip of figures in columns, with the note on their kind. */
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
        <FigureColumns figures={figures} renderChart={renderChart} />
        <KindNote name={kindNoteOf(figures)} isFirst={isFirst} />
      </div>
    </Section>
  );
}
