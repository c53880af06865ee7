import { HEIGHT, MIDDLE } from "./stage";

const WORD = 11;
const LINE_WORDS = 8;
const LINE_HEIGHT = 13;
const PADDING = 12;
const GAP = 40;
/** Between the bubbles and the horizon, for their tails. */
const FOOT = 16;

/** Two drafts of a message as bubbles, a dash for each word; the last word of the second one is lit. As markup. */
export function twoDrafts({ before, after }: { before: number; after: number }): string {
  const width = LINE_WORDS * WORD + 2 * PADDING;
  return bubble(before, MIDDLE - GAP / 2 - width, "blank") + bubble(after, MIDDLE + GAP / 2, "night");
}

function bubble(words: number, left: number, look: "blank" | "night"): string {
  const width = LINE_WORDS * WORD + 2 * PADDING;
  const height = Math.ceil(words / LINE_WORDS) * LINE_HEIGHT + 2 * PADDING - 5;
  const bottom = HEIGHT - FOOT;
  const dashes = Array.from({ length: words }, (_, word) => {
    const x = left + PADDING + (word % LINE_WORDS) * WORD + 2;
    const y = bottom - height + PADDING + 4 + Math.floor(word / LINE_WORDS) * LINE_HEIGHT;
    return `M${x} ${y}h${WORD - 5 + (word % 3) - 1}`;
  });
  const r = 12;
  const outline = `M${left + r} ${bottom - height}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r + 14 - width}l-18 12l4 -12q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
  if (look === "blank")
    return `<path class="ArticleScene-blank" d="${outline}"/><path class="ArticleScene-words" d="${dashes.join("")}"/>`;
  return (
    `<path class="ArticleScene-night" d="${outline}"/><path class="ArticleScene-words ArticleScene-inverse" d="${dashes.slice(0, -1).join("")}"/>` +
    `<path class="ArticleScene-words ArticleScene-last" d="${dashes.at(-1) ?? ""}"/>`
  );
}
