import { HEIGHT, WIDTH } from "./stage";

const MARGIN = 12;
/** The ruler goes on so far beyond the ranges, from one ten to another. */
const BEYOND = 10;
const BAR = { height: 26, gap: 18 };
const FOOT = 22;

/** Messages, each with the range of its replies on one ruler of percents; the ground that all of them share is lit. As markup. */
export function sharedGround({ ranges }: { ranges: readonly { from: number; to: number }[] }): string {
  const first = Math.max(0, 10 * Math.floor(Math.min(...ranges.map((range) => range.from)) / 10) - BEYOND);
  const last = Math.min(100, 10 * Math.ceil(Math.max(...ranges.map((range) => range.to)) / 10) + BEYOND);
  const at = (percent: number) => MARGIN + ((WIDTH - 2 * MARGIN) * (percent - first)) / (last - first);
  const from = at(Math.max(...ranges.map((range) => range.from)));
  const to = at(Math.min(...ranges.map((range) => range.to)));
  const top = (index: number) => HEIGHT - FOOT - (ranges.length - index) * (BAR.height + BAR.gap) + BAR.gap;
  const bars = ranges.map((range, index) => {
    const [left, width] = [at(range.from), at(range.to) - at(range.from)];
    const y = top(index);
    return (
      `<rect class="ArticleScene-air" x="${left}" y="${y}" width="${width}" height="${BAR.height}" rx="${BAR.height / 2}"/>` +
      (from < to
        ? `<rect class="ArticleScene-lit" x="${from}" y="${y}" width="${to - from}" height="${BAR.height}"/>`
        : "") +
      bubble(left - 44, y - 3)
    );
  });
  const ticks = Array.from({ length: (last - first) / 5 + 1 }, (_, tick) => first + 5 * tick)
    .map((percent) => `M${at(percent)} ${HEIGHT}v-6`)
    .join("");
  const shared =
    from < to
      ? `<path stroke-dasharray="2 6" d="M${from} ${top(0) - 14}V${HEIGHT}M${to} ${top(0) - 14}V${HEIGHT}"/>`
      : "";
  return `${shared}${bars.join("")}<path d="${ticks}"/>`;
}

function bubble(x: number, y: number): string {
  return (
    `<path class="ArticleScene-blank" d="M${x} ${y}h30q5 0 5 5v15q0 5 -5 5h-16l-9 8v-8h-5q-5 0 -5 -5v-15q0 -5 5 -5z"/>` +
    `<path d="M${x + 3} ${y + 9}h24M${x + 3} ${y + 17}h14"/>`
  );
}
