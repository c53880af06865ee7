import { TextLink, type LinkContent } from "./SiteLink";
import "./FromTheBlog.css";

/** A link at the end of a section to an article on the same subject. */
export function FromTheBlog({ link }: { link: LinkContent }) {
  return (
    <p className="FromTheBlog screen-only">
      <TextLink link={link} />
    </p>
  );
}
