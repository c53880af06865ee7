import { TickRail } from "../../charts/TickRail";

const TICKS = 50;

/** The share of completed assessments as lit ticks, with a notch at the industry's average. */
export function CompletionRail({ percent, industryPercent }: { percent: number; industryPercent: number }) {
  return (
    <>
      <TickRail
        lit={Math.round((percent / 100) * TICKS)}
        total={TICKS}
        notchAfter={Math.floor((industryPercent / 100) * TICKS)}
      />
      <svg className="CompletionRail-average" aria-hidden="true" focusable="false">
        <text x={`${industryPercent}%`} y="0.9em">
          {industryPercent}%
        </text>
      </svg>
    </>
  );
}
