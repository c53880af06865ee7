import { RunningText } from "../../../components/RunningText";
import type { TableFigure } from "../ArticleWords";
import "./DraftTable.css";

/** A table of words, whose rows are blocks on a phone. */
export function DraftTable({ columns, rows, alt }: Pick<TableFigure, "columns" | "rows" | "alt">) {
  return (
    <table className="DraftTable">
      <caption className="visually-hidden">{alt}</caption>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <RunningText text={name} />
            </th>
            {cells.map((cell) => (
              <td key={cell}>
                <RunningText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
