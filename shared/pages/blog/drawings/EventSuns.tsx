import { archPath, MIDDLE, WIDTH } from "./stage";

const MARGIN = 8;
/** Between two suns, in parts of a sun's width. */
const BETWEEN = 0.22;
/** The night that lies over all of them. */
const NIGHT_HEIGHT = 132;

/** Events in a row as suns on the horizon under one arch of time, the marked ones lit. */
export function EventSuns({ total, marked }: { total: number; marked: readonly number[] }) {
  const step = (WIDTH - 2 * MARGIN) / total;
  const width = step * (1 - BETWEEN);
  const sunAt = (event: number) => archPath(MARGIN + (event + 0.5) * step, width, width / 2);
  const events = Array.from({ length: total }, (_, event) => event);
  return (
    <>
      <path strokeDasharray="2 6" d={archPath(MIDDLE, (total - 1) * step, NIGHT_HEIGHT)} />
      <path
        className="ArticleScene-blank"
        d={events
          .filter((event) => !marked.includes(event))
          .map(sunAt)
          .join("")}
      />
      {marked.map((event) => (
        <path key={event} className="Scene-lit" d={sunAt(event)} />
      ))}
    </>
  );
}
