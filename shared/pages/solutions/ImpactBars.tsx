import { Bar } from "../../charts/Bar";
import "./ImpactBars.css";

/** Before and after on one scale, without words: the figure above says what changed. */
export function ImpactBars({ before, after }: { before: number; after: number }) {
  const longest = Math.max(before, after);
  return (
    <div className="ImpactBars">
      <Bar percent={(before / longest) * 100} />
      <Bar percent={(after / longest) * 100} />
    </div>
  );
}
