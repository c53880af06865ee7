import { kindNotes, type KindNoteName, type KindNoteWords } from "../kindNotes";
import { Icon } from "./Icon";
import { TextLink } from "./SiteLink";
import "./KindNote.css";

interface NamedKind {
  readonly name: KindNoteName;
  /** A group of the same kind stands further up on the page. */
  readonly isShort?: boolean;
}

/** The note with a half sun that says what kind of figures are beside it, by its name or in words of its own. */
export function KindNote(note: NamedKind | { readonly text: string }) {
  const words: KindNoteWords = "text" in note ? note : kindNotes[note.name];
  const short = "isShort" in note && note.isShort ? words.short : undefined;
  const { text, linkLabel, href } = words;
  return (
    <p className="KindNote">
      <Icon name="half" />
      <span>
        {short ?? text}
        {!short && linkLabel && href ? (
          <>
            {" "}
            <TextLink link={{ label: linkLabel, href, nav: "client" }} />
          </>
        ) : null}
      </span>
    </p>
  );
}
