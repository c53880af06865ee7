import type { ReactNode } from "react";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId, Section, type Tone } from "./Section";
import "./SplitSection.css";

interface SplitSectionProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly body?: readonly string[];
  /** Columns of the title and of the children, out of twelve; 5/7 by default. */
  readonly columns?: "3/9" | "4/8";
  /** The title is sticky while a longer right column scrolls. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}

/** Title and text at the left, the children at the right in more columns. */
export function SplitSection({ id, tone, heading, body, columns, isSticky, children }: SplitSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <div className="SplitSection columns" data-columns={columns}>
        <div className={isSticky ? "stack sticky" : "stack"}>
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
