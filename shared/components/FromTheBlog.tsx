import { TextLink, type LinkContent } from "./SiteLink";
import { cx } from "./cx";
import "./FromTheBlog.css";

interface FromTheBlogProps {
  readonly link: LinkContent;
  /** The class with which the surrounding component places the link. */
  readonly className?: string;
}

/** A link at the end of a section to an article on the same subject. */
export function FromTheBlog({ link, className }: FromTheBlogProps) {
  return (
    <p className={cx("FromTheBlog screen-only", className)}>
      <TextLink link={link} />
    </p>
  );
}
