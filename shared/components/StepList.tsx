import type { ReactNode } from "react";
import type { TitledText } from "./TitledList";

interface StepListProps {
  /** The class of the component that lays the list out. */
  readonly className?: string;
  readonly titleSize: "sm" | "xs";
  readonly steps: readonly TitledText[];
  /** The illustration above each title, in the order of the steps. */
  readonly drawings?: readonly ReactNode[];
}

/** Ordered steps. Screen readers get the number of each before its title; it is not shown. */
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
