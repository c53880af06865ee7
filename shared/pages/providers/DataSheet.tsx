import { FigureValue, type Figure } from "../../components/FigureValue";

interface DataSheetProps {
  readonly caption: string;
  readonly columns: readonly [measure: string, figure: string, meaning: string];
  readonly figures: readonly Figure[];
}

/** The figures as a table: what is measured, the number, what it means. */
export function DataSheet({ caption, columns, figures }: DataSheetProps) {
  return (
    <table className="DataSheet">
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
        {figures.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className="DataSheet-figure figure-md">
              <FigureValue value={value} />
            </td>
            <td className="DataSheet-meaning">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
