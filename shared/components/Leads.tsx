import { RunningText } from "./RunningText";
import { cx } from "./cx";

interface LeadsProps {
  readonly paragraphs: readonly string[] | undefined;
  /** The class with which the surrounding component places the paragraphs. */
  readonly className?: string | undefined;
}

export function Leads({ paragraphs, className }: LeadsProps) {
  return paragraphs?.map((paragraph) => (
    <p key={paragraph} className={cx("lead", className)}>
      <RunningText text={paragraph} />
    </p>
  ));
}
