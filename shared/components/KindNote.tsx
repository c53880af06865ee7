import { kindNotes, type KindNoteName } from "../kindNotes";
import { Icon } from "./Icon";
import { TextLink, type LinkContent } from "./SiteLink";
import "./KindNote.css";

/** The note with a half sun that says what kind of figures are beside it. */
export function KindNote({ name }: { name: KindNoteName }) {
  const words = kindNotes[name];
  return (
    <p className="KindNote">
      <Icon name="half" />
      <span>
        {words.text}
        {"linkLabel" in words ? (
          <>
            {" "}
            <TextLink link={labelLink(words.linkLabel, words.href)} />
          </>
        ) : null}
      </span>
    </p>
  );
}

type LabelHref = Extract<(typeof kindNotes)[KindNoteName], { href: string }>["href"];

function labelLink(label: string, href: LabelHref): LinkContent {
  return href === "#disclaimer" ? { label, href, nav: "hash" } : { label, href, nav: "client" };
}
