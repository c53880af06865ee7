import { TextLink, type LinkContent } from "../../components/SiteLink";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";

interface NoAccountProps {
  readonly id: string;
  readonly content: {
    readonly heading: string;
    readonly body: string;
    readonly links: readonly LinkContent[];
  };
}

export function NoAccount({ id, content }: NoAccountProps) {
  return (
    <InnerSection id={id} className="LoginScreen-foot">
      <h2 id={headingId(id)} className="title-xs">
        {content.heading}
      </h2>
      <p className="LoginScreen-text">{content.body}</p>
      <ul className="row">
        {content.links.map((link) => (
          <li key={link.label}>
            <TextLink link={link} isAlone />
          </li>
        ))}
      </ul>
    </InnerSection>
  );
}
