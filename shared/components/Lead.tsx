import { RunningText } from "./RunningText";
import { cx } from "./cx";

interface LeadProps {
  readonly text: string | undefined;
  /** The class with which the surrounding component places the lead. */
  readonly className?: string | undefined;
}

/** The line below a title. */
export function Lead({ text, className }: LeadProps) {
  if (!text) return null;
  return (
    <p className={cx("lead", className)}>
      <RunningText text={text} />
    </p>
  );
}
