import { ButtonRow, type ButtonContent } from "../components/Button";
import { Lead } from "../components/Lead";
import { PeopleScene } from "../components/PeopleScene";
import { RunningText } from "../components/RunningText";
import type { SceneName } from "../components/sceneSizes";
import { cx } from "../components/cx";
import { ClosingSky, type ClosingHour } from "./ClosingSky";
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
  readonly hour: ClosingHour;
  /** Who stands on the horizon, before the sun. */
  readonly people?: SceneName;
}

/** One line and its buttons above a low horizon. Pages with a form end with a DemoClosing. */
export function Closing({ id, content, hour, people }: ClosingProps) {
  return (
    <ClosingSky id={id} hour={hour} className={cx("Closing", people && "Closing-peopled")}>
      <div className="Closing-words">
        <div className="Closing-text stack">
          <h2 id={headingId(id)} className="title-lg">
            <RunningText text={content.heading} />
          </h2>
          <Lead text={content.body} />
        </div>
        <ButtonRow buttons={content.buttons} />
      </div>
      {people ? <PeopleScene name={people} className="Closing-people" /> : null}
    </ClosingSky>
  );
}
