import { TickRail } from "../../charts/TickRail";
import { partsOf, printed, type Figure } from "../../figures/figures";
import "./CompletionRail.css";

const TICKS = 50;

/** The share of completed assessments as lit ticks, with a notch at the industry average. */
export function CompletionRail({ completion, average }: { completion: Figure; average: Figure }) {
  const notchAfter = Math.floor((average.number / 100) * TICKS);
  return (
    <>
      <TickRail
        className="CompletionRail-ticks"
        lit={partsOf(TICKS, completion)}
        total={TICKS}
        notchAfter={notchAfter}
      />
      <svg className="CompletionRail-average" aria-hidden="true">
        <text x={`${((notchAfter - 0.5) / (TICKS - 1)) * 100}%`} y="0.9em" textAnchor="middle">
          {printed(average)}
        </text>
      </svg>
    </>
  );
}
