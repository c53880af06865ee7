import { kindNotes, type KindNoteName } from "../kindNotes";
import { Icon } from "./Icon";
import { TextLink } from "./SiteLink";
import "./KindNote.css";

interface KindNoteProps {
  readonly name: KindNoteName;
  /** A group of the same kind stands further up on the page. */
  readonly isShort?: boolean;
}

/** The note with a half sun that says what kind of figures are beside it. */
export function KindNote({ name, isShort }: KindNoteProps) {
  const words = kindNotes[name];
  const short = isShort && "short" in words ? words.short : undefined;
  return (
    <p className="KindNote">
      <Icon name="half" />
      <span>
        {short ?? words.text}
        {!short && "linkLabel" in words ? (
          <>
            {" "}
            <TextLink link={{ label: words.linkLabel, href: words.href, nav: "client" }} />
          </>
        ) : null}
      </span>
    </p>
  );
}
