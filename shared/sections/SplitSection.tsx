import type { ReactNode } from "react";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId, Section, type Tone } from "./Section";
import { cx } from "../components/cx";
import "./SplitSection.css";

interface SplitSectionProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly body?: readonly string[];
  /** The columns of title and children, out of twelve. The default is 5/7. */
  readonly columns?: "3/9" | "4/8";
  /** Keeps the title sticky while a longer right column scrolls. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}

/** Title and text at the left, the children in a wider column at the right. */
export function SplitSection({ id, tone, heading, body, columns, isSticky, children }: SplitSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="SplitSection columns" data-columns={columns}>
        <div className={cx("stack", isSticky && "sticky")}>
          <h2 id={headingId(id)} className="title-lg">
            <RunningText text={heading} />
          </h2>
          <Leads paragraphs={body} />
        </div>
        <div>{children}</div>
      </div>
    </Section>
  );
}
