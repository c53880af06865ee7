import { kindNotes, type KindNoteName, type KindNoteWords } from "../kindNotes";
import { Icon } from "./Icon";
import { TextLink } from "./SiteLink";
import "./KindNote.css";

interface NamedKind {
  readonly name: KindNoteName;
  /** Whether this is the first group of figures on its page. */
  readonly isFirst?: boolean | undefined;
}

/**
 * Says beside a half sun what kind of figures a group holds: in one word, which screen readers hear with its sentence, or, at
 * the first group of a page, in the sentence itself. A note without a name has words of its own.
 */
export function KindNote(note: NamedKind | { readonly text: string }) {
  return (
    <p className="KindNote">
      <Icon name="half" />
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
        <span className="visually-hidden">: {text}</span>
      </>
    );
  return (
    <>
      {text}
      {linkLabel && href ? (
        <>
          {" "}
          <TextLink link={{ label: linkLabel, href, nav: "client" }} />
        </>
      ) : null}
    </>
  );
}
