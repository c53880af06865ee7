import { LinkList } from "./LinkList";
import type { LinkContent } from "../../components/SiteLink";
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
    <section id={id} className="LoginScreen-foot" aria-labelledby={headingId(id)}>
      <h2 id={headingId(id)} className="title-xs">
        {content.heading}
      </h2>
      <p className="LoginScreen-text">{content.body}</p>
      <LinkList links={content.links} />
    </section>
  );
}
