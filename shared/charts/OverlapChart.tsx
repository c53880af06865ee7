import { Drawing } from "../components/Drawing";
import "./OverlapChart.css";

interface OverlapChartProps {
  /** The whole of a hundred percent. */
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

/** Ranges below each other on one axis; what they all share is marked through them. */
export function OverlapChart({ axis, ranges, alt }: OverlapChartProps) {
  const from = Math.max(...ranges.map((range) => range.from));
  const to = Math.min(...ranges.map((range) => range.to));
  return (
    <Drawing className="OverlapChart" alt={alt}>
      {/* Rows and bars have their heights in rem, so that they grow with the letters. */}
      <svg data-draws="" height={`${ranges.length * 4.5 + 0.5}rem`}>
        {from < to ? (
          <rect className="OverlapChart-shared" x={`${from}%`} width={`${to - from}%`} height="100%" />
        ) : null}
        {ranges.map((range, row) => (
          <g key={range.label}>
            <rect
              className="OverlapChart-range"
              x={`${range.from}%`}
              y={`${row * 4.5 + 1.5}rem`}
              width={`${range.to - range.from}%`}
              height="1.5rem"
              rx="3"
            />
            <text x={`${range.to}%`} dx="12" y={`${row * 4.5 + 1.65}rem`}>
              {range.label}
            </text>
            <text className="OverlapChart-value" x={`${range.to}%`} dx="12" y={`${row * 4.5 + 3.4}rem`}>
              {range.text}
            </text>
          </g>
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
