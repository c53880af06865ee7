import { DemoForm, type DemoFormContent, type DemoOutcome } from "../forms/DemoForm";
import { demoFormWords } from "../forms/formsContent";
import { headingId, Section } from "./Section";

export interface DemoSectionContent extends DemoFormContent {
  readonly heading: string;
  readonly body: readonly string[];
}

interface DemoSectionProps {
  readonly id: string;
  readonly tone: "tint" | "warm";
  /** On which side of the text the panel stands, 7 columns wide. On a phone it stands below. */
  readonly side?: "left" | "right";
  readonly content: DemoSectionContent;
  readonly outcome: DemoOutcome;
}

/**
 * A demo form beside its words. The page decides what a sent request does:
 *
 *     <DemoSection id="demo" tone="tint" content={demo} outcome={{ toast: toasts.aboutDemo }} />
 *     <DemoSection id="demo" tone="warm" side="left" content={demo} outcome={{ toast: toasts.demo }} />
 *     <DemoSection id="demo" tone="warm" content={demo} outcome={{ mailFor: "Health Plans" }} />
 *
 * with `demo = { heading, body, submit, name, organizationField } satisfies DemoSectionContent`, where `name` is the
 * deck's `aria` and `organizationField` its `orgKey`, and `toasts` from `shared/toasts/toasts`.
 */
export function DemoSection({ id, tone, side = "right", content, outcome }: DemoSectionProps) {
  return (
    <Section id={id} tone={tone} className={`DemoSection DemoSection-${side}`}>
      <div className="DemoSection-text">
        <h2 id={headingId(id)} className="title-lg">
          {content.heading}
        </h2>
        {content.body.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <p className="Form-note">{demoFormWords.requiredNote}</p>
      </div>
      <DemoForm content={content} outcome={outcome} />
    </Section>
  );
}
