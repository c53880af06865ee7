import { LinkList } from "../../components/LinkList";
import type { LinkContent } from "../../components/SiteLink";
import { headingId } from "../../sections/Section";
import "./Suggestions.css";

export interface SuggestionsContent {
  readonly heading: string;
  readonly links: readonly LinkContent[];
}

/** Links to pages that the visitor may want, on one horizon. */
export function Suggestions({ id, content }: { id: string; content: SuggestionsContent }) {
  return (
    <section id={id} className="Suggestions" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)}>{content.heading}</h2>
      <LinkList links={content.links} />
    </section>
  );
}
