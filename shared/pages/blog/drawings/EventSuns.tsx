import { archPath, MIDDLE, WIDTH } from "./stage";

const MARGIN = 8;
/** The gap between two suns, as a share of the step from one sun to the next. */
const GAP_SHARE = 0.22;
/** Of the dashed arch above all suns. */
const ARCH_HEIGHT = 132;

/** Events as suns in a row, below one dashed arch. The marked events are lit. */
export function EventSuns({ total, marked }: { total: number; marked: readonly number[] }) {
  const step = (WIDTH - 2 * MARGIN) / total;
  const width = step * (1 - GAP_SHARE);
  const sunAt = (event: number) => archPath(MARGIN + (event + 0.5) * step, width, width / 2);
  const events = Array.from({ length: total }, (_, event) => event);
  return (
    <>
      <path strokeDasharray="2 6" d={archPath(MIDDLE, (total - 1) * step, ARCH_HEIGHT)} />
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
