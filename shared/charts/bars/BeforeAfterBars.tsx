import { Bar } from "./Bar";
import "./BeforeAfterBars.css";

interface BeforeAfterBarsProps {
  readonly labels: { readonly before: string; readonly after: string };
  readonly before: number;
  readonly after: number;
}

/** Two bars on one scale: before and after. Their values are printed beside the chart. */
export function BeforeAfterBars({ labels, before, after }: BeforeAfterBarsProps) {
  const longest = Math.max(before, after);
  return (
    <div className="BeforeAfterBars" aria-hidden="true">
      <span>{labels.before}</span>
      <Bar className="BeforeAfterBars-before" percent={(before / longest) * 100} />
      <span>{labels.after}</span>
      <Bar percent={(after / longest) * 100} />
    </div>
  );
}
