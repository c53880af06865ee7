import { KindNote } from "../../components/KindNote";
import { FigureTable } from "../../components/FigureTable";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import { headingId } from "../../sections/Section";
import "./ProjectedRoi.css";

export interface ProjectedRoiContent {
  readonly heading: string;
  readonly body: readonly string[];
  readonly figures: readonly LabeledFigure[];
  readonly tableCaption: string;
  readonly tableColumns: readonly string[];
}

/** The projection as a table. */
export function ProjectedRoi({ id, content }: { id: string; content: ProjectedRoiContent }) {
  const { heading, body, figures, tableCaption, tableColumns } = content;
  return (
    <div id={id} className="ProjectedRoi columns" role="group" aria-labelledby={headingId(id)}>
      <div className="ProjectedRoi-words">
        <h2 id={headingId(id)} className="title-lg">
          {heading}
        </h2>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="ProjectedRoi-table">
        <FigureTable caption={tableCaption} columns={tableColumns} figures={figures} />
        <KindNote name={kindNoteOf(figures)} />
      </div>
    </div>
  );
}
