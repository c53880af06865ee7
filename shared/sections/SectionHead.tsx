import type { ReactNode } from "react";
import { Lead } from "../components/Lead";
import { RunningText } from "../components/RunningText";
import { headingId } from "./Section";
import { cx } from "../components/cx";
import "./SectionHead.css";

interface SectionHeadProps {
  readonly sectionId: string;
  readonly heading: string;
  readonly body?: string;
  /** Puts the lead below the title. */
  readonly isStacked?: boolean;
  /** The size of the title. The default is `lg`. */
  readonly size?: "md";
  /** The class with which the surrounding component places title and lead. */
  readonly className?: string;
  /** The note on the figures' kind, below the text or in its place. */
  readonly children?: ReactNode;
}

/** Title at the left in seven columns, lead at the lower right in five, or below the title. */
export function SectionHead({
  sectionId,
  heading,
  body,
  isStacked,
  size,
  className,
  children,
}: SectionHeadProps) {
  return (
    <div className={cx("SectionHead", isStacked ? "stack" : "columns", className)}>
      <h2 id={headingId(sectionId)} className={size === "md" ? "title-md" : "title-lg"}>
        <RunningText text={heading} />
      </h2>
      <div>
        <Lead text={body} />
        {children}
      </div>
    </div>
  );
}
