import { KindNote } from "../../components/KindNote";
import { FigureTable } from "../../components/FigureTable";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId } from "../../sections/Section";
import { Split } from "../../sections/Split";
import "./ProjectedRoi.css";

export interface ProjectedRoiContent {
  readonly heading: string;
  readonly body: string;
  readonly figures: readonly LabeledFigure[];
  readonly tableCaption: string;
  readonly tableColumns: readonly string[];
}

/** The projection as a table. */
export function ProjectedRoi({ id, content }: { id: string; content: ProjectedRoiContent }) {
  const { heading, body, figures, tableCaption, tableColumns } = content;
  return (
    <div id={id} className="ProjectedRoi" role="group" aria-labelledby={headingId(id)}>
      <Split id={id} heading={heading} body={body}>
        <FigureTable caption={tableCaption} columns={tableColumns} figures={figures} />
        <KindNote name={kindNoteOf(figures)} className="ProjectedRoi-note" />
      </Split>
    </div>
  );
}
