import type { HourName } from "../../people/hours";
import { PeopleScene } from "../../components/PeopleScene";
import type { SceneName } from "../../components/sceneSizes";
import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "./WhoWeServe.css";

export interface AudienceCard {
  readonly title: string;
  readonly body: string;
  readonly link: LinkContent;
  readonly person: SceneName;
  /** The hour that colours the doorway. */
  readonly hour: HourName;
}

/** Four people on one horizon, each in a doorway of another hour, from dusk to day. */
export function WhoWeServe({ audiences }: { audiences: readonly AudienceCard[] }) {
  return (
    <ul className="WhoWeServe">
      {audiences.map(({ title, body, link, person, hour }) => (
        <li key={title} data-hour={hour}>
          <div className="WhoWeServe-horizon">
            <div className="WhoWeServe-door">
              <PeopleScene className="WhoWeServe-person" name={person} />
            </div>
          </div>
          <h3 className="title-sm">{title}</h3>
          <p>{body}</p>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}
