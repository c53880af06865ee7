import { portrait, portraitClip } from "./portrait";
import { HEIGHT, WIDTH } from "./stage";

const MARGIN = 34;
const LINE_Y = HEIGHT - 34;
const DOT_RADIUS = 7;
const HEAD_RADIUS = 34;

/** Events on one line, answers and messages in turn; at the marked ones somebody steps in. As markup. */
export function timeline(
  { total, marked }: { total: number; marked: readonly number[] },
  person: string,
  id: string,
): string {
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, total - 1);
  const events = Array.from({ length: total }, (_, event) => ({ event, x: MARGIN + event * step }));
  const parts = events.map(({ event, x }) => {
    if (marked.includes(event))
      return (
        `<path d="M${x} ${LINE_Y}V${LINE_Y - 20}"/>${portrait(person, x, LINE_Y - 20 - HEAD_RADIUS, HEAD_RADIUS, id)}` +
        `<circle class="ArticleScene-lit" cx="${x}" cy="${LINE_Y}" r="${DOT_RADIUS + 3}"/>`
      );
    const thing = event % 2 === 0 ? answers(x) : message(x);
    return `${thing}<circle class="ArticleScene-night" cx="${x}" cy="${LINE_Y}" r="${DOT_RADIUS}"/>`;
  });
  return `${portraitClip(id)}<path d="M0 ${LINE_Y}H${WIDTH}"/>${parts.join("")}`;
}

/** A sheet with two boxes that are ticked. */
function answers(x: number): string {
  const y = LINE_Y - 60;
  return (
    `<rect class="ArticleScene-blank" x="${x - 17}" y="${y}" width="34" height="42" rx="4"/>` +
    `<path d="M${x - 11} ${y + 13}l3 3l5 -6M${x - 11} ${y + 29}l3 3l5 -6M${x + 2} ${y + 13}h9M${x + 2} ${y + 29}h9"/>`
  );
}

function message(x: number): string {
  const y = LINE_Y - 60;
  return (
    `<path class="ArticleScene-air" d="M${x - 17} ${y}h34q5 0 5 5v22q0 5 -5 5h-20l-10 9v-9h-4q-5 0 -5 -5v-22q0 -5 5 -5z"/>` +
    `<path d="M${x - 13} ${y + 11}h26M${x - 13} ${y + 21}h16"/>`
  );
}
