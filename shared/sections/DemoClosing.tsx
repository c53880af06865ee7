import { ButtonRow, type ButtonContent } from "../components/Button";
import { Lead } from "../components/Lead";
import { PeopleScene } from "../components/PeopleScene";
import { RunningText } from "../components/RunningText";
import type { SceneName } from "../components/sceneSizes";
import { DemoForm, type DemoFormContent, type DemoOutcome } from "../forms/DemoForm";
import { demoFormWords } from "../forms/demoFormContent";
import type { HourName } from "../people/hours";
import type { ClosingContent } from "./Closing";
import { ClosingSky } from "./ClosingSky";
import { headingId } from "./Section";
import "../components/Panel.css";
import "../forms/Form.css";
import "./DemoClosing.css";

export interface DemoContent extends DemoFormContent {
  readonly heading: string;
  readonly body: string;
}

interface DemoClosingProps {
  readonly hour: HourName;
  /** A group that stands below the words, where there is room. */
  readonly people?: SceneName;
  readonly callToAction: ClosingContent;
  readonly demo: DemoContent;
  /** What a submit does. */
  readonly outcome: DemoOutcome;
}

/** The closing of a page with a demo form. The form is the main action here, so the buttons are text links below the heading. */
export function DemoClosing({ hour, people, callToAction, demo, outcome }: DemoClosingProps) {
  const links: readonly ButtonContent[] = callToAction.buttons.map((button) => ({
    ...button,
    variant: "text",
  }));
  return (
    <ClosingSky id="cta" hour={hour} className="DemoClosing">
      <div className="DemoClosing-parts">
        <div className="DemoClosing-words stack">
          <h2 id={headingId("cta")} className="title-lg">
            <RunningText text={callToAction.heading} />
          </h2>
          <Lead text={callToAction.body} />
          <ButtonRow className="DemoClosing-links" buttons={links} />
        </div>
        {people ? <PeopleScene name={people} className="DemoClosing-people" /> : null}
        <div id="demo" className="DemoClosing-panel Panel" data-tone="light">
          <div className="DemoClosing-head stack">
            <h2 id={headingId("demo")} className="title-sm">
              <RunningText text={demo.heading} />
            </h2>
            <Lead text={demo.body} />
            <p className="Form-note">{demoFormWords.requiredNote}</p>
          </div>
          <DemoForm content={demo} outcome={outcome} />
        </div>
      </div>
    </ClosingSky>
  );
}
