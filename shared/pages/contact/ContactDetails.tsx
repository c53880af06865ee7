import type { ReactNode } from "react";
import { Icon, type IconName } from "../../components/Icon";
import { RunningText } from "../../components/RunningText";
import { TextLink, type LinkContent } from "../../components/SiteLink";
import { SplitSection } from "../../sections/SplitSection";
import "./ContactDetails.css";

export interface ContactWay {
  readonly title: string;
  readonly body: string;
  readonly icon: IconName;
  readonly link: LinkContent;
}

interface ContactDetailsProps {
  readonly id: string;
  readonly heading: string;
  readonly ways: readonly ContactWay[];
  /** The map, beside the list. */
  readonly children: ReactNode;
}

/** Addresses and phone number in rows, beside the map. */
export function ContactDetails({ id, heading, ways, children }: ContactDetailsProps) {
  return (
    <SplitSection
      id={id}
      tone="light"
      heading={heading}
      columns="4/8"
      aside={
        <ul className="ContactDetails">
          {ways.map(({ title, body, icon, link }) => (
            <li key={title}>
              <Icon name={icon} className="ContactDetails-icon" />
              <div>
                <h3 className="title-text">{title}</h3>
                <p>
                  <RunningText text={body} />
                </p>
                <TextLink link={link} isAlone />
              </div>
            </li>
          ))}
        </ul>
      }
    >
      {children}
    </SplitSection>
  );
}
