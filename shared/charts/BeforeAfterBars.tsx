import { Bar } from "./Bar";

interface BeforeAfterBarsProps {
  readonly labels: { readonly before: string; readonly after: string };
  readonly before: number;
  readonly after: number;
}

/** Two bars on one scale: what was, and what is with the change. Their values stand beside the drawing. */
export function BeforeAfterBars({ labels, before, after }: BeforeAfterBarsProps) {
  const longest = Math.max(before, after);
  return (
    <div className="BeforeAfterBars" aria-hidden="true">
      <span>{labels.before}</span>
      <Bar percent={(before / longest) * 100} />
      <span>{labels.after}</span>
      <Bar percent={(after / longest) * 100} />
    </div>
  );
}
