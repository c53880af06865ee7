import { ButtonRow, type ButtonContent } from "../components/Button";
import { Lead } from "../components/Lead";
import { PeopleScene } from "../components/PeopleScene";
import { RunningText } from "../components/RunningText";
import type { SceneName } from "../components/sceneSizes";
import type { HourName } from "../people/hours";
import { ClosingSky } from "./ClosingSky";
import { headingId } from "./Section";
import "./Closing.css";

export interface ClosingContent {
  readonly heading: string;
  readonly body?: string;
  readonly buttons: readonly ButtonContent[];
}

interface ClosingProps {
  readonly id: string;
  readonly content: ClosingContent;
  readonly hour: HourName;
  /** Who stands on the horizon, before the sun. */
  readonly people?: SceneName;
}

/** One line and its buttons above a low horizon. Pages with a form end with a DemoClosing. */
export function Closing({ id, content, hour, people }: ClosingProps) {
  return (
    <ClosingSky id={id} hour={hour} className="Closing">
      <div className="Closing-words stack">
        <h2 id={headingId(id)} className="title-lg">
          <RunningText text={content.heading} />
        </h2>
        <Lead text={content.body} />
        <ButtonRow buttons={content.buttons} />
      </div>
      {people ? <PeopleScene name={people} className="Closing-people" /> : null}
    </ClosingSky>
  );
}
