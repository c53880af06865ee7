import { KindNote } from "../../components/KindNote";
import type { LabeledFigure } from "../../components/FigureValue";
import { LoudFigure } from "../../components/LoudFigure";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId } from "../../sections/Section";
import { Split } from "../../sections/Split";
import "./ProjectedRoi.css";

export interface ProjectedRoiContent {
  readonly heading: string;
  readonly body: string;
  readonly total: LabeledFigure;
}

/** What all years return together. The years themselves are the columns above. */
export function ProjectedRoi({ id, content }: { id: string; content: ProjectedRoiContent }) {
  const { heading, body, total } = content;
  return (
    <div id={id} className="ProjectedRoi" role="group" aria-labelledby={headingId(id)}>
      <Split id={id} heading={heading} body={body}>
        <LoudFigure figure={total} />
        <KindNote name={kindNoteOf([total])} className="ProjectedRoi-note" />
      </Split>
    </div>
  );
}
