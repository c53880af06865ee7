import { Bar } from "../../../charts/bars/Bar";
import { RisingColumns } from "../../../charts/bars/RisingColumns";
import { firstVisits } from "../../../story/danasStory";
import { ProductWindow } from "../../../story/windows/ProductWindow";
import "./FirstVisitsWindow.css";

const { title, total, months, risks } = firstVisits;

const columns = months.columns.map(({ name, visits }) => ({ amount: visits, label: `${visits}`, name }));

/** A report: how many people have a first visit, how that grew from month to month, and how it is shared among the risk levels. */
export function FirstVisitsWindow({ className }: { className: string }) {
  return (
    <ProductWindow title={title} kind="sample" className={className}>
      <div className="FirstVisitsWindow">
        <p className="FirstVisitsWindow-total">{total}</p>
        <div className="FirstVisitsWindow-months">
          <p className="FirstVisitsWindow-title">{months.title}</p>
          <RisingColumns columns={columns} alt={months.alt} />
        </div>
        <div className="FirstVisitsWindow-risks">
          <p className="FirstVisitsWindow-title">{risks.title}</p>
          <ul>
            {risks.rows.map(({ risk, asked, visited }) => (
              <li key={risk}>
                <span>{risk}</span>{" "}
                <span className="FirstVisitsWindow-share">{`${visited} of ${asked}`}</span>
                <Bar percent={(visited / asked) * 100} hasTrack />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </ProductWindow>
  );
}
