import { readOutAs } from "../components/Drawing";
import "./TwoWayDiagram.css";

interface TwoWayDiagramProps {
  readonly alt: string;
  readonly labels: {
    readonly ehr: string;
    readonly company: string;
    readonly arrows: string;
    readonly cloud: string;
    readonly onPrem: string;
  };
}

const WIDTH = 560;
const HORIZON = 300;
const SHEET = { x: 16, top: 66, width: 146, lines: 6, lineStep: 28, indent: 18 };
/** The mark, drawn in units of its own box of 28 by 20, its foot on the horizon. */
const ARCH = { left: 300, scale: 9.6, width: 26 * 9.6, height: 13 * 9.6 };
const ARROWS = { from: 180, to: 282, there: 214, back: 246 };
const GROUNDS = { first: 350, second: 396 };

/** A sheet of records and an arch on one horizon, an arrow each way between them, two grounds under the arch. */
export function TwoWayDiagram({ alt, labels }: TwoWayDiagramProps) {
  const { from, to, there, back } = ARROWS;
  const { first, second } = GROUNDS;
  const sheetLines = Array.from(
    { length: SHEET.lines },
    (_, line) =>
      `M${SHEET.x + SHEET.indent} ${SHEET.top + 66 + line * SHEET.lineStep}h${SHEET.width - 2 * SHEET.indent}`,
  ).join("");
  return (
    <svg className="TwoWayDiagram" viewBox={`0 50 ${WIDTH} ${second - 46}`} {...readOutAs(alt)}>
      <rect
        className="TwoWayDiagram-sheet"
        x={SHEET.x}
        y={SHEET.top}
        width={SHEET.width}
        height={HORIZON - SHEET.top}
      />
      <path className="TwoWayDiagram-lines" d={sheetLines} />
      <g transform={`translate(${ARCH.left} ${HORIZON}) scale(${ARCH.scale})`}>
        <path className="TwoWayDiagram-arch" d="M0 0a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z" />
        <circle className="TwoWayDiagram-sun" cx="15.2" cy="-3.9" r="3.7" />
      </g>
      <path d={`M0 ${HORIZON}H${WIDTH}`} />
      <path d={`M${from} ${there}H${to}m-9-7 9 7-9 7M${to} ${back}H${from}m9-7-9 7 9 7`} />
      <path
        className="TwoWayDiagram-ground"
        d={`M${ARCH.left} ${first}h${ARCH.width}M${ARCH.left} ${second}h${ARCH.width}`}
      />
      <g aria-hidden="true">
        <text className="TwoWayDiagram-name" x={SHEET.x + SHEET.indent} y={SHEET.top + 38}>
          {labels.ehr}
        </text>
        <text
          className="TwoWayDiagram-name TwoWayDiagram-middle"
          x={ARCH.left + ARCH.width / 2}
          y={HORIZON - ARCH.height - 18}
        >
          {labels.company}
        </text>
        <text className="TwoWayDiagram-middle" x={(from + to) / 2} y={there - 18}>
          {labels.arrows}
        </text>
        <text x={ARCH.left} y={first - 12}>
          {labels.cloud}
        </text>
        <text x={ARCH.left} y={second - 12}>
          {labels.onPrem}
        </text>
      </g>
    </svg>
  );
}
