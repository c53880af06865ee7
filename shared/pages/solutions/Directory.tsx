import { MoreLink, type LinkContent } from "../../components/SiteLink";
import "./Directory.css";

export interface DirectoryEntry {
  readonly title: string;
  readonly question: string;
  readonly body: string;
  readonly link: LinkContent;
}

/** One row for each audience: its name, its question, what we do about it, and the link to its page. */
export function Directory({ entries }: { entries: readonly DirectoryEntry[] }) {
  return (
    <ul className="Directory hairlines">
      {entries.map(({ title, question, body, link }) => (
        <li key={title} className="columns">
          <h3 className="title-md">{title}</h3>
          <div>
            <p className="Directory-question title-xs">{question}</p>
            <p className="Directory-body">{body}</p>
          </div>
          <MoreLink link={link} />
        </li>
      ))}
    </ul>
  );
}
