import { FigureValue, type LabeledFigure } from "./FigureValue";
import "./FigureTable.css";

interface FigureTableProps {
  /** The caption, for screen readers only. */
  readonly caption: string;
  /** The column headers: label, value and note. */
  readonly columns: readonly string[];
  readonly figures: readonly LabeledFigure[];
  /**
   * A large table that fills a section; on a phone its rows become cards. Otherwise a screen shows the last figure alone, very
   * large, and the others are there for screen readers and paper.
   */
  readonly isSheet?: boolean;
}

/** A table of figures: label, value and note. */
export function FigureTable({ caption, columns, figures, isSheet }: FigureTableProps) {
  return (
    <table className={isSheet ? "FigureTable FigureTable-sheet" : "FigureTable FigureTable-total"}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ label, value, note }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={`FigureTable-value figure-${isSheet && index === 0 ? "lg" : "md"}`}>
              <FigureValue value={value} />
            </td>
            <td className="FigureTable-note">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
