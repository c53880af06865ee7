import { archPath, HEIGHT, MIDDLE, ringPath, WIDTH } from "./stage";

const ARCH_WIDTH = 200;
const DOT_RADIUS = 8;
/** The height of people's heads above the horizon. */
const RISE = 36;

/** Lists as arches that overlap; the one person who is on all of them is lit. */
export function CommonList({ count }: { count: number }) {
  const step = (WIDTH - ARCH_WIDTH - 20) / Math.max(1, count - 1);
  const centers = Array.from({ length: count }, (_, list) => MIDDLE + (list - (count - 1) / 2) * step);
  const outer = centers.flatMap((center) =>
    center === MIDDLE ? [] : [center + Math.sign(center - MIDDLE) * (ARCH_WIDTH / 2 - 28)],
  );
  return (
    <>
      <g className="ArticleScene-veils" stroke="none">
        {centers.map((center) => (
          <path key={center} d={archPath(center, ARCH_WIDTH, HEIGHT - 16)} />
        ))}
      </g>
      <path d={centers.map((center) => archPath(center, ARCH_WIDTH, HEIGHT - 16)).join("")} />
      <path
        className="ArticleScene-blank"
        d={outer.map((x) => ringPath(x, HEIGHT - RISE, DOT_RADIUS)).join("")}
      />
      <circle className="Scene-lit" cx={MIDDLE} cy={HEIGHT - RISE} r={DOT_RADIUS + 8} />
    </>
  );
}
