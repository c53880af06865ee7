import { ButtonRow } from "../../components/Button";
import { Lead } from "../../components/Lead";
import { PeopleScene } from "../../components/PeopleScene";
import { RunningText } from "../../components/RunningText";
import type { ClosingContent } from "../../sections/Closing";
import { ClosingSky } from "../../sections/ClosingSky";
import { headingId } from "../../sections/Section";
import "./HomeClosing.css";

/** One line and its buttons, above Dana and her neighbors, who all stand in the light now. */
export function HomeClosing({ id, content }: { id: string; content: ClosingContent }) {
  return (
    <ClosingSky id={id} hour={6} className="HomeClosing">
      <div className="HomeClosing-words">
        <div className="stack">
          <h2 id={headingId(id)} className="title-lg">
            <RunningText text={content.heading} />
          </h2>
          <Lead text={content.body} />
        </div>
        <ButtonRow buttons={content.buttons} />
      </div>
      <div className="HomeClosing-people">
        <PeopleScene name="aroundDana" className="HomeClosing-neighbors" />
        <PeopleScene name="dana" className="HomeClosing-dana" />
      </div>
    </ClosingSky>
  );
}
