import { TextLink } from "../../../components/SiteLink";
import { reading } from "../readingContent";
import "./Contents.css";

interface ContentsProps {
  readonly id: string;
  /** The class with which the surrounding component places the list. */
  readonly className: string;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** The parts of a long article, beside its text where there is room. */
export function Contents({ id, className, parts }: ContentsProps) {
  return (
    <nav className={`Contents screen-only ${className}`} aria-labelledby={id}>
      <p id={id} className="caption">
        {reading.contents}
      </p>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <TextLink link={{ label: part.title, href: `#${part.id}`, nav: "hash" }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
