import { Drawing } from "../../../components/Drawing";
import "./OverlapChart.css";

interface OverlapChartProps {
  /** All of it is 100 percent. */
  readonly axis: { readonly from: 0; readonly to: 100; readonly unit: "%"; readonly label: string };
  readonly ranges: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    /** The range as it is printed. */
    readonly text: string;
  }[];
  readonly alt: string;
}

/** The tens of the axis. */
const TICKS = Array.from({ length: 11 }, (_, ten) => 10 * ten);

/** Ranges below each other on one axis; what they all share is marked through them. */
export function OverlapChart({ axis, ranges, alt }: OverlapChartProps) {
  const from = Math.max(...ranges.map((range) => range.from));
  const to = Math.min(...ranges.map((range) => range.to));
  return (
    <Drawing className="OverlapChart" alt={alt}>
      <svg className="OverlapChart-rows" data-draws="">
        {from < to ? (
          <g>
            <rect className="OverlapChart-shared" x={`${from}%`} width={`${to - from}%`} height="100%" />
            <line strokeDasharray="4 5" x1={`${from}%`} x2={`${from}%`} y2="100%" />
            <line strokeDasharray="4 5" x1={`${to}%`} x2={`${to}%`} y2="100%" />
          </g>
        ) : null}
        {ranges.map((range, row) => (
          <svg key={range.label} y={`${(100 * row) / ranges.length}%`} height={`${100 / ranges.length}%`}>
            <rect
              className="OverlapChart-range"
              x={`${range.from}%`}
              y="26%"
              width={`${range.to - range.from}%`}
              height="48%"
              rx="3"
            />
            <text x={`${range.to}%`} dx="14" y="50%" dy="-0.95em">
              {range.label}
            </text>
            <text className="OverlapChart-value" x={`${range.to}%`} dx="14" y="50%" dy="0.66em">
              {range.text}
            </text>
          </svg>
        ))}
        {TICKS.map((percent) => (
          <line key={percent} x1={`${percent}%`} x2={`${percent}%`} y1="96%" y2="100%" />
        ))}
        <line strokeWidth="1.5" x2="100%" y1="100%" y2="100%" />
      </svg>
      <p className="OverlapChart-axis">
        <span>{axis.from + axis.unit}</span>
        <span>{axis.label}</span>
        <span>{axis.to + axis.unit}</span>
      </p>
    </Drawing>
  );
}
