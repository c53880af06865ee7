import { cx } from "../../components/cx";
import "./RatioDots.css";

const STEP = 18;
const RADIUS = 6;
const CENTER = RADIUS + 1;
const HEIGHT = 2 * CENTER;
/** The default size; stylesheets may set another one. */
const SCALE = 1.5;

interface RatioDotsProps {
  readonly to: number;
  /** The class with which the surrounding component places and sizes the dots. */
  readonly className?: string;
}

/** A return as dots: one ring for the dollar spent, lit dots for the dollars returned. */
export function RatioDots({ to, className }: RatioDotsProps) {
  const colon = CENTER + (to - 1) * STEP + 17;
  const one = colon + 19;
  const width = one + CENTER;
  return (
    <svg
      className={cx("RatioDots", className)}
      strokeWidth="1.25"
      data-draws=""
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={SCALE * width}
      height={SCALE * HEIGHT}
      aria-hidden="true"
    >
      {Array.from({ length: to }, (_, index) => (
        <circle key={index} className="RatioDots-gain" cx={CENTER + index * STEP} cy={CENTER} r={RADIUS} />
      ))}
      <path strokeWidth="2.8" strokeLinecap="round" d={`M${colon} 4v.01m0 6v.01`} />
      <circle fill="none" cx={one} cy={CENTER} r={RADIUS} />
    </svg>
  );
}
