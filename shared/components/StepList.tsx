import type { ReactNode } from "react";
import type { TitledText } from "./TitledList";

interface StepListProps {
  /** The class of the component that lays the list out. */
  readonly className?: string;
  readonly titleSize: "sm" | "xs";
  readonly steps: readonly TitledText[];
  /** The drawing above each title, in the order of the steps. */
  readonly drawings?: readonly ReactNode[];
}

/** Steps in their order: the place of each is read out before its title, not shown. */
export function StepList({ className, titleSize, steps, drawings }: StepListProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, body }, index) => (
        <li key={title}>
          {drawings?.[index]}
          <span className="visually-hidden">{`Step ${index + 1} of ${steps.length}`}</span>
          <h3 className={`title-${titleSize}`}>{title}</h3>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}
