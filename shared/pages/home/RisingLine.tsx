import "./RisingLine.css";

interface RisingLineProps {
  readonly labels: { readonly from: string; readonly to: string };
  /** How many marks the axis has, including both ends. */
  readonly marks: number;
}

const LEFT = 4;
const RIGHT = 388;
const GROUND = 66.5;

/** A line that rises to a sun. There are no values between its ends, so none are marked. */
export function RisingLine({ labels, marks }: RisingLineProps) {
  const curve = `M${LEFT} 62C130 60 270 44 ${RIGHT} 9`;
  const axis = Array.from(
    { length: marks },
    (_, index) => `M${LEFT + (index * (RIGHT - LEFT)) / (marks - 1)} 62v8`,
  ).join("");
  return (
    <div className="RisingLine" aria-hidden="true">
      <svg data-draws="" viewBox="0 0 400 72">
        <path className="RisingLine-area" d={`${curve}V${GROUND}H${LEFT}Z`} />
        <path className="RisingLine-axis" d={`M0 ${GROUND}H400${axis}`} />
        <path className="RisingLine-curve" d={curve} />
        <circle className="RisingLine-sun" cx={RIGHT} cy="9" r="7" />
      </svg>
      <p>
        <span>{labels.from}</span>
        <span>{labels.to}</span>
      </p>
    </div>
  );
}
