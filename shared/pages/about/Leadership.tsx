import { Avatar, hourOf } from "../../components/Avatar";
import { initials } from "../../components/initials";
import "./Leadership.css";

export interface Leader {
  readonly name: string;
  readonly title: string;
  readonly specialty: string;
  /** The URL of the portrait. If it is empty, the initials are shown. */
  readonly photo: string;
}

/** The leadership team: portraits in arches on one horizon, from edge to edge and from night to day. */
export function Leadership({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <ul className="Leadership laid-out-near">
      {leaders.map(({ name, title, specialty, photo }, index) => (
        <li key={name} data-hour={hourOf(index)}>
          <Avatar
            className="Leadership-portrait"
            initials={initials(name)}
            photo={photo}
            hour={hourOf(index)}
            size="niche"
          />
          <div className="Leadership-words">
            <h3 className="title-xs">{name}</h3>
            <p>{title}</p>
            <p className="caption">{specialty}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
