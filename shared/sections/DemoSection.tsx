import { DemoForm, type DemoFormContent, type DemoOutcome } from "../forms/DemoForm";
import { demoFormWords } from "../forms/formsContent";
import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { headingId, Section } from "./Section";
import "./DemoSection.css";

export interface DemoSectionContent extends DemoFormContent {
  readonly heading: string;
  readonly body: readonly string[];
}

interface DemoSectionProps {
  readonly id: string;
  readonly tone: "tint" | "warm";
  /** The side of the text on which the form is, 7 columns wide; on a phone it is below. */
  readonly side?: "left" | "right";
  readonly content: DemoSectionContent;
  readonly outcome: DemoOutcome;
}

/**
 * A demo form beside its words. The page decides what a submit does:
 *
 *     <DemoSection id="demo" tone="warm" content={demo} outcome={{ toast: toasts.demo }} />
 *     <DemoSection id="demo" tone="warm" content={demo} outcome={{ mailFor: "Health Plans" }} />
 */
export function DemoSection({ id, tone, side = "right", content, outcome }: DemoSectionProps) {
  return (
    <Section id={id} tone={tone} className={`DemoSection DemoSection-${side}`}>
      <div className="DemoSection-text">
        <h2 id={headingId(id)} className="title-lg">
          <RunningText text={content.heading} isTitle />
        </h2>
        <Leads paragraphs={content.body} />
        <p className="Form-note">{demoFormWords.requiredNote}</p>
      </div>
      <DemoForm content={content} outcome={outcome} />
    </Section>
  );
}
