export interface RangeChartProps {
  /** A share that has no upper end, in percent: drawn as a sun that opens to the right. */
  readonly larkwell: { readonly label: string; readonly from: number };
  /** A range of shares, in percent. */
  readonly industry: { readonly label: string; readonly from: number; readonly to: number };
  readonly axis: { readonly from: string; readonly to: string };
  readonly alt: string;
}

/** One axis from nothing to all, with the industry's range as a bar and our own share as a sun. */
export function RangeChart({ larkwell, industry, axis, alt }: RangeChartProps) {
  return (
    <div className="RangeChart" role="img" aria-label={alt}>
      <svg height="136" focusable="false">
        <text x={`${(industry.from + industry.to) / 2}%`} y="68" textAnchor="middle">
          {industry.label}
        </text>
        <rect
          className="RangeChart-industry"
          x={`${industry.from}%`}
          y="80"
          width={`${industry.to - industry.from}%`}
          height="36"
          rx="3"
        />
        <text x="100%" y="14" textAnchor="end">
          {larkwell.label}
        </text>
        <line
          className="RangeChart-drop"
          x1={`${larkwell.from}%`}
          x2={`${larkwell.from}%`}
          y1="41"
          y2="134"
        />
        <line className="RangeChart-open" x1={`${larkwell.from}%`} x2="100%" y1="41" y2="41" />
        <circle className="RangeChart-sun" cx={`${larkwell.from}%`} cy="41" r="13" />
        <line className="RangeChart-axis" x1="0" x2="100%" y1="134.5" y2="134.5" />
      </svg>
      <p>
        <span>{axis.from}</span>
        <span>{axis.to}</span>
      </p>
    </div>
  );
}
