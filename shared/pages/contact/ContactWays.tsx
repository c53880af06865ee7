import { Icon, type IconName } from "../../components/Icon";
import { TextLink, type LinkContent } from "../../components/SiteLink";
import { headingId } from "../../sections/Section";

export interface ContactWay {
  readonly title: string;
  readonly body: string;
  readonly icon: IconName;
  readonly link: LinkContent;
}

interface ContactWaysProps {
  readonly sectionId: string;
  readonly heading: string;
  readonly ways: readonly ContactWay[];
}

/** Addresses and phone, a row each. */
export function ContactWays({ sectionId, heading, ways }: ContactWaysProps) {
  return (
    <div className="ContactWays">
      <h2 id={headingId(sectionId)} className="title-sm">
        {heading}
      </h2>
      <ul>
        {ways.map(({ title, body, icon, link }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{body}</p>
              <TextLink link={link} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
