const HOURS = 24;
const RADIUS = 190;
const DOT_RADIUS = 6.5;
/** The last hour, in which the sun is up. */
const SUN_RADIUS = 13;
const MARGIN = 16;
const WIDTH = 2 * (RADIUS + MARGIN);
const HORIZON = RADIUS + MARGIN;

/** A day as an arch of twenty-four dots over one horizon, from night at the left to the sun at the right. */
export function HourArch() {
  const dots = Array.from({ length: HOURS }, (_, hour) => {
    const angle = Math.PI * (1 - hour / (HOURS - 1));
    return {
      x: rounded(WIDTH / 2 + RADIUS * Math.cos(angle)),
      y: rounded(HORIZON - RADIUS * Math.sin(angle)),
    };
  });
  return (
    <svg
      className="HourArch"
      viewBox={`0 0 ${WIDTH} ${HORIZON + MARGIN}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 ${HORIZON}H${WIDTH}`} />
      {dots.map(({ x, y }, hour) => (
        <circle key={x} cx={x} cy={y} r={hour === HOURS - 1 ? SUN_RADIUS : DOT_RADIUS} />
      ))}
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
