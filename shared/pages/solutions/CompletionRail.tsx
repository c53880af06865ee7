import { TickRail } from "../../charts/TickRail";

const TICKS = 50;

/** The share of completed assessments as lit ticks, with a notch at the industry's average. */
export function CompletionRail({ percent, industryPercent }: { percent: number; industryPercent: number }) {
  return (
    <TickRail
      lit={Math.round((percent / 100) * TICKS)}
      total={TICKS}
      notchAfter={Math.floor((industryPercent / 100) * TICKS)}
    />
  );
}
