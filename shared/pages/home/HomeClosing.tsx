import { ButtonRow } from "../../components/Button";
import { Lead } from "../../components/Lead";
import { RunningText } from "../../components/RunningText";
import type { ClosingContent } from "../../sections/Closing";
import { ClosingSky } from "../../sections/ClosingSky";
import { headingId } from "../../sections/Section";
import { dana } from "../../people/drawn/dana";
import { litPersonUse } from "../../story/crowd/LitCrowdSymbols";
import type { CrowdName } from "../../story/crowd/drawn/crowd";
import { SEEN } from "../../people/light";
import { NICHE_HEIGHT, NICHE_WIDTH } from "../../people/niche";
import { Person } from "../../people/Person";
import "./HomeClosing.css";

/** Those at the left stand there only on wide screens. */
const NEIGHBORS = [
  "headscarf",
  "sweep",
  "waves",
  "bald",
  "ponytail",
  "flatCap",
  "bob",
  "afro",
  "sweep",
  "headscarf",
  "bald",
  "waves",
  "ponytail",
] as const satisfies readonly CrowdName[];

/** A bit less than a person is wide. */
const STEP = 0.98 * NICHE_WIDTH;
const WIDTH = NEIGHBORS.length * STEP;

/** One line and its buttons, above Dana and her neighbors: the people of the hero, who all stand in the light now. */
export function HomeClosing({ id, content }: { id: string; content: ClosingContent }) {
  return (
    <ClosingSky id={id} hour="sunrise" className="HomeClosing">
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
        <svg
          viewBox={`0 0 ${WIDTH} ${NICHE_HEIGHT}`}
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
          dangerouslySetInnerHTML={{
            __html: NEIGHBORS.map((name, place) => litPersonUse(name, place * STEP)).join(""),
          }}
        />
        <Person className="HomeClosing-dana" person={dana} lit={SEEN} />
      </div>
    </ClosingSky>
  );
}
