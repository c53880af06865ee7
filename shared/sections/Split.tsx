import type { ReactNode } from "react";
import { Lead } from "../components/Lead";
import { RunningText } from "../components/RunningText";
import { headingId } from "./Section";
import { cx } from "../components/cx";
import "./Split.css";

export interface SplitProps {
  readonly id: string;
  readonly heading: string;
  readonly body?: string;
  /** The columns of title and children, out of twelve. The default is 5/7. */
  readonly columns?: "3/9" | "4/8";
  /** Keeps the title sticky while a longer right column scrolls. */
  readonly isSticky?: boolean;
  /** Below the title and its text. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Title and text at the left, the children in a wider column at the right. */
export function Split({ id, heading, body, columns, isSticky, aside, children }: SplitProps) {
  return (
    <div className="Split columns" data-columns={columns}>
      <div className={cx("Split-title stack", isSticky && "sticky")}>
        <h2 id={headingId(id)} className="title-lg">
          <RunningText text={heading} />
        </h2>
        <Lead text={body} />
        {aside}
      </div>
      <div>{children}</div>
    </div>
  );
}
