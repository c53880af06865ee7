import { Leads } from "../components/Leads";
import { RunningText } from "../components/RunningText";
import { DemoForm, type DemoFormContent, type DemoOutcome } from "../forms/DemoForm";
import { demoFormWords } from "../forms/formsContent";
import { Closing, type ClosingContent, type ClosingSky } from "./Closing";
import { headingId } from "./Section";
import "../components/Panel.css";
import "../forms/Form.css";
import "./DemoClosing.css";

export interface DemoContent extends DemoFormContent {
  readonly heading: string;
  readonly body: readonly string[];
}

interface DemoClosingProps {
  readonly sky: ClosingSky;
  readonly callToAction: ClosingContent;
  readonly demo: DemoContent;
  /** What a submit does. */
  readonly outcome: DemoOutcome;
}

/** The closing section of a page with a demo form, which is in front of the rising sun. */
export function DemoClosing({ sky, callToAction, demo, outcome }: DemoClosingProps) {
  // The form is the main action here, so the buttons are outlined.
  const buttons = callToAction.buttons.map((button) => ({ ...button, variant: "outline" as const }));
  return (
    <Closing id="cta" content={{ ...callToAction, buttons }} sky={sky}>
      <div id="demo" className="DemoClosing Panel" data-tone="light">
        <div className="DemoClosing-words stack">
          <h2 id={headingId("demo")} className="title-sm">
            <RunningText text={demo.heading} />
          </h2>
          <Leads paragraphs={demo.body} />
          <p className="Form-note">{demoFormWords.requiredNote}</p>
        </div>
        <DemoForm content={demo} outcome={outcome} />
      </div>
    </Closing>
  );
}
