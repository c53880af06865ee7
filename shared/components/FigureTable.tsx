import { FigureValue, type LabeledFigure } from "./FigureValue";
import "./FigureTable.css";

interface FigureTableProps {
  /** The caption, for screen readers only. */
  readonly caption: string;
  /** The headers of the names, the values and the notes. */
  readonly columns: readonly string[];
  readonly figures: readonly LabeledFigure[];
  /** A large table that has a section for itself; on a phone its rows become short cards. */
  readonly isSheet?: boolean;
}

/** Figures as rows: what is measured, the number, what it means. */
export function FigureTable({ caption, columns, figures, isSheet }: FigureTableProps) {
  return (
    <table className={isSheet ? "FigureTable FigureTable-sheet" : "FigureTable"}>
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
