import { readOutAs } from "../../components/Drawing";
import { cx } from "../../components/cx";
import "./RisingColumns.css";

interface RisingColumnsProps {
  /** From left to right. */
  readonly columns: readonly {
    readonly amount: number;
    /** Printed at the top of the column. */
    readonly label?: string;
    /** Printed below the column. The surrounding stylesheet has to leave room for it. */
    readonly name?: string;
  }[];
  readonly alt?: string;
  /** The class with which the surrounding component places the columns. */
  readonly className?: string;
}

const GAP_PERCENT = 4;

/** Columns on a common baseline, with heights in proportion to their amounts. */
export function RisingColumns({ columns, alt, className }: RisingColumnsProps) {
  const highest = Math.max(...columns.map(({ amount }) => amount));
  const width = (100 - GAP_PERCENT * (columns.length - 1)) / columns.length;
  return (
    <svg
      className={cx("RisingColumns", className)}
      data-draws=""
      {...(alt ? readOutAs(alt) : { "aria-hidden": true })}
    >
      {columns.map(({ amount, label, name }, index) => {
        const height = (amount / highest) * 100;
        const x = index * (width + GAP_PERCENT);
        const middle = percent(x + width / 2);
        return (
          <g key={amount} className="RisingColumns-column">
            <rect x={percent(x)} y={percent(100 - height)} width={percent(width)} height={percent(height)} />
            {label ? (
              <text aria-hidden="true" x={middle} y={percent(100 - height)} dy="1.15em">
                {label}
              </text>
            ) : null}
            {name ? (
              <text className="RisingColumns-name" aria-hidden="true" x={middle} y="100%" dy="1.75em">
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
