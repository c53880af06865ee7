import type { ReactNode } from "react";
import { cx } from "../components/cx";
import "./Field.css";

interface FieldBoxProps {
  /** The id of the control among the children. */
  readonly id: string;
  /** An asterisk at its end is set apart. */
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A label above its control. */
export function FieldBox({ id, label, isLabelHidden = false, className, children }: FieldBoxProps) {
  return (
    <div className={cx("Field", className)}>
      <label htmlFor={id} className={isLabelHidden ? "visually-hidden" : undefined}>
        {label.replace("*", "")}
        {label.endsWith("*") ? <span className="Field-star">*</span> : null}
      </label>
      {children}
    </div>
  );
}
