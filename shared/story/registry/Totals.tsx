import { registry } from "../danasStory";
import { ProductWindow } from "../windows/ProductWindow";
import "./Totals.css";

const { totals } = registry;

/** How many dots are in a row of the drawing. */
const COLUMNS = 12;
const STEP = 20;
const DOT_RADIUS = 6.5;

/** The registry as an employer sees it: totals by site and month, how many people of all, and nobody's row. */
export function Totals() {
  const rows = Math.ceil(totals.asked / COLUMNS);
  return (
    <ProductWindow title={registry.title} kind="sample">
      <div className="Totals">
        <div className="Totals-pane">
          <SitesTable />
        </div>
        <div className="Totals-total" data-tone="light">
          <svg className="Totals-dots" viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`} aria-hidden="true">
            {Array.from({ length: totals.asked }, (_, index) => (
              <circle
                key={index}
                data-lit={index < totals.visited ? "" : undefined}
                cx={(index % COLUMNS) * STEP + STEP / 2}
                cy={Math.floor(index / COLUMNS) * STEP + STEP / 2}
                r={DOT_RADIUS}
              />
            ))}
          </svg>
          <p className="Totals-sum">{totals.total}</p>
        </div>
      </div>
    </ProductWindow>
  );
}

function SitesTable() {
  const { caption, columns, sites, allSites } = totals.table;
  const ofMonths = columns.months.map((_, month) => sum(sites.map(({ visits }) => visits[month] ?? 0)));
  return (
    <table className="Totals-sites">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[columns.site, ...columns.months, columns.all].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sites.map(({ site, visits }) => (
          <SiteRow key={site} name={site} visits={visits} />
        ))}
      </tbody>
      <tfoot>
        <SiteRow name={allSites} visits={ofMonths} />
      </tfoot>
    </table>
  );
}

function SiteRow({ name, visits }: { name: string; visits: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {totals.table.columns.months.map((month, index) => (
        <td key={month}>{visits[index]}</td>
      ))}
      <td>{sum(visits)}</td>
    </tr>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
