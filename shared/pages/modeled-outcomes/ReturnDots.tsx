import "./ReturnDots.css";

const PITCH = 44;
const RADIUS = 19;
/** The gap between the cost and its return. */
const GAP = 26;
const MOST_DOTS = 12;
const SIZE = 2 * RADIUS + 1.5;
const WIDTH = SIZE + PITCH * MOST_DOTS + GAP;

/** The cost as one dot and its return as `ratio` dots, on a horizon. The last dot is lit. */
export function ReturnDots({ ratio }: { ratio: number }) {
  const centerY = SIZE / 2;
  const centerX = (index: number) => SIZE / 2 + index * PITCH + (index > 0 ? GAP : 0);
  return (
    <svg
      className="ReturnDots container"
      data-row={ratio > 6 && ratio % 6 > 0 ? "four" : "six"}
      strokeWidth="1.5"
      viewBox={`0 0 ${WIDTH} ${SIZE}`}
      aria-hidden="true"
    >
      <circle className="ReturnDots-cost" cx={centerX(0)} cy={centerY} r={RADIUS} />
      {Array.from({ length: ratio }, (_, index) => (
        <circle
          key={index}
          className={index === ratio - 1 ? "ReturnDots-sun" : "ReturnDots-gain"}
          cx={centerX(index + 1)}
          cy={centerY}
          r={RADIUS}
        />
      ))}
    </svg>
  );
}
