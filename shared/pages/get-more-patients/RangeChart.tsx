import { Drawing } from "../../components/Drawing";
import "./RangeChart.css";

export interface RangeChartProps {
  /** A percentage without upper end, drawn as a sun that is open to the right. */
  readonly product: { readonly label: string; readonly from: number };
  /** A range in percent. */
  readonly industry: { readonly label: string; readonly from: number; readonly to: number };
  readonly axis: { readonly from: string; readonly to: string };
  readonly alt: string;
}

/** An axis with the industry's range as a bar and the product's percentage as a sun. The numbers are in the text above. */
export function RangeChart({ product, industry, axis, alt }: RangeChartProps) {
  return (
    <Drawing className="RangeChart" alt={alt}>
      <svg data-draws="">
        <text x={`${(industry.from + industry.to) / 2}%`} y="59%" dy="-12" textAnchor="middle">
          {industry.label}
        </text>
        <rect
          className="RangeChart-industry"
          x={`${industry.from}%`}
          y="59%"
          width={`${industry.to - industry.from}%`}
          height="27%"
          rx="3"
        />
        <text x="100%" y="30%" dy="-27" textAnchor="end">
          {product.label}
        </text>
        <line
          className="RangeChart-drop"
          x1={`${product.from}%`}
          x2={`${product.from}%`}
          y1="30%"
          y2="100%"
        />
        <line
          className="RangeChart-open"
          strokeWidth="4"
          x1={`${product.from}%`}
          x2="100%"
          y1="30%"
          y2="30%"
        />
        <circle className="RangeChart-sun" strokeWidth="1.5" cx={`${product.from}%`} cy="30%" r="13" />
        <line className="RangeChart-axis" strokeWidth="1.5" x1="0" x2="100%" y1="100%" y2="100%" />
        <text x="0" y="100%" dy="22">
          {axis.from}
        </text>
        {[industry.from, industry.to, product.from].map((percent) => (
          <line
            key={percent}
            className="RangeChart-axis"
            strokeWidth="1.5"
            x1={`${percent}%`}
            x2={`${percent}%`}
            y1="100%"
            y2="97%"
          />
        ))}
        <text x="100%" y="100%" dy="22" textAnchor="end">
          {axis.to}
        </text>
      </svg>
    </Drawing>
  );
}
