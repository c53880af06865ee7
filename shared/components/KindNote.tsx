import { kindNotes, type KindNoteName, type KindNoteWords } from "./kindNotes";
import { Icon } from "./Icon";
import { TextLink } from "./SiteLink";
import { cx } from "./cx";
import "./KindNote.css";

interface NamedKind {
  readonly name: KindNoteName;
  /** Whether this is the first group of figures on its page. */
  readonly isFirst?: boolean | undefined;
}

type KindNoteProps = (NamedKind | { readonly text: string }) & {
  /** The class with which the surrounding component places the note. */
  readonly className?: string | undefined;
};

/**
 * Says what kind of figures a group contains (targets, modeled outcomes, ...). The first note on a page shows the whole sentence;
 * later ones show one word, and screen readers get the sentence as well. A note without `name` shows its own text.
 */
export function KindNote({ className, ...note }: KindNoteProps) {
  return (
    <p className={cx("KindNote", className)}>
      <Icon name="half" className="KindNote-mark" />
      <span>{"text" in note ? note.text : <NamedNote {...note} />}</span>
    </p>
  );
}

function NamedNote({ name, isFirst }: NamedKind) {
  const { word, text, linkLabel, href }: KindNoteWords = kindNotes[name];
  if (!isFirst)
    return (
      <>
        {word}
        <span className="KindNote-sentence visually-hidden">{`: ${text}`}</span>
      </>
    );
  return (
    <>
      {text}
      {linkLabel && href ? (
        <>
          {" "}
          <TextLink link={{ label: linkLabel, href, nav: "client" }} className="KindNote-link" />
        </>
      ) : null}
    </>
  );
}
