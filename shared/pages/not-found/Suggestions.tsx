import { TextLink, type LinkContent } from "../../components/SiteLink";
import { InnerSection } from "../../sections/InnerSection";
import { headingId } from "../../sections/Section";
import "./Suggestions.css";

export interface SuggestionsContent {
  readonly heading: string;
  readonly links: readonly LinkContent[];
}

/** Links to pages that the visitor may be looking for, on a horizon from night to day. */
export function Suggestions({ id, content }: { id: string; content: SuggestionsContent }) {
  return (
    <InnerSection id={id} className="Suggestions">
      <h2 id={headingId(id)} className="title-text">
        {content.heading}
      </h2>
      <ul className="row">
        {content.links.map((link) => (
          <li key={link.label} className="nowrap">
            <TextLink link={link} isAlone />
          </li>
        ))}
      </ul>
    </InnerSection>
  );
}
