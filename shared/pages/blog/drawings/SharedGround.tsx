import { archPath, HEIGHT, WIDTH } from "./stage";

const MARGIN = 12;
const ARCH_HEIGHT = 118;
const TICKS = Array.from({ length: 11 }, (_, ten) => 10 * ten);

/** Ranges as arches over one ruler of a hundred; the ground that all of them share is lit. */
export function SharedGround({ ranges }: { ranges: readonly { from: number; to: number }[] }) {
  const at = (percent: number) => MARGIN + ((WIDTH - 2 * MARGIN) * percent) / 100;
  const from = Math.max(...ranges.map((range) => range.from));
  const to = Math.min(...ranges.map((range) => range.to));
  const arches = ranges.map((range) =>
    archPath((at(range.from) + at(range.to)) / 2, at(range.to) - at(range.from), ARCH_HEIGHT),
  );
  /** Up to here all arches have upright walls. */
  const walls = ARCH_HEIGHT - Math.max(...ranges.map((range) => at(range.to) - at(range.from))) / 2;
  const litHeight = Math.max(12, walls);
  return (
    <>
      <g className="ArticleScene-veils" stroke="none">
        {arches.map((arch) => (
          <path key={arch} d={arch} />
        ))}
      </g>
      {from < to ? (
        <rect
          className="Scene-lit"
          x={at(from)}
          y={HEIGHT - litHeight}
          width={at(to) - at(from)}
          height={litHeight}
        />
      ) : null}
      <path d={arches.join("")} />
      <path d={TICKS.map((percent) => `M${at(percent)} ${HEIGHT}v-6`).join("")} />
    </>
  );
}
