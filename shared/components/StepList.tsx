import type { ReactNode } from "react";
import type { TitledText } from "./TitledList";

interface StepListProps {
  /** The class with which the surrounding component lays out the list. */
  readonly className?: string;
  readonly titleSize: "sm" | "xs";
  readonly steps: readonly TitledText[];
  /** An illustration above each title, in the order of the steps. */
  readonly drawings?: readonly ReactNode[];
}

/** An ordered list of steps. The numbers are not visible, but screen readers get them before each title. */
export function StepList({ className, titleSize, steps, drawings }: StepListProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, body }, index) => (
        <li key={title} data-draws="">
          {drawings?.[index]}
          <span className="visually-hidden">{`Step ${index + 1} of ${steps.length}`}</span>
          <h3 className={`title-${titleSize}`}>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}
