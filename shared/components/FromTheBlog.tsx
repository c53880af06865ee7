import { TextLink, type LinkContent } from "./SiteLink";
import "./FromTheBlog.css";

/** At the end of a section, a link to an article on what the section is about. */
export function FromTheBlog({ link }: { link: LinkContent }) {
  return (
    <p className="FromTheBlog screen-only">
      <TextLink link={link} />
    </p>
  );
}
