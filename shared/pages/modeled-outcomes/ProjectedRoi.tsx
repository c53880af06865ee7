import { FigureLabel } from "../../components/FigureLabel";
import { FigureTable } from "../../components/FigureTable";
import type { Figure } from "../../components/FigureValue";
import { RisingColumns } from "../../charts/RisingColumns";
import { headingId } from "../../sections/Section";

export interface ProjectedRoiContent {
  readonly heading: string;
  readonly body: readonly string[];
  readonly figures: readonly Figure[];
  readonly yearlyValues: readonly number[];
  readonly alt: string;
  readonly tableCaption: string;
  readonly tableColumns: readonly string[];
}

/** The projection as a table and as columns on the section's bottom edge. */
export function ProjectedRoi({ id, content }: { id: string; content: ProjectedRoiContent }) {
  const { heading, body, figures, yearlyValues, alt, tableCaption, tableColumns } = content;
  return (
    <div id={id} className="ProjectedRoi" role="group" aria-labelledby={headingId(id)}>
      <div className="ProjectedRoi-words">
        <h2 id={headingId(id)} className="title-lg">
          {heading}
        </h2>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <FigureTable caption={tableCaption} columns={tableColumns} figures={figures} />
        <FigureLabel name="modeledHere" />
      </div>
      <RisingColumns
        columns={yearlyValues.map((amount, index) => ({ amount, label: figures[index]?.value ?? "" }))}
        alt={alt}
      />
    </div>
  );
}
