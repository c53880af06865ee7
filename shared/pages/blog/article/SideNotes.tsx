import type { ReactNode } from "react";
import type { Text } from "../ArticleWords";
import { reading } from "../readingContent";
import { noteId, RichText } from "./RichText";
import "./SideNotes.css";

interface SideNotesProps {
  readonly notes: readonly { readonly number: number; readonly text: Text }[];
  /** The part of the text that refers to them. */
  readonly children: ReactNode;
}

/** A part of the text with the sources that it is the first to refer to: beside it in a wide window, else below it. */
export function SideNotes({ notes, children }: SideNotesProps) {
  return (
    <div className="SideNotes">
      {children}
      <div className="SideNotes-notes">
        {notes.map(({ number, text }) => (
          <p key={number} id={noteId(number)} role="note" aria-label={reading.note(number)}>
            <sup>{number}</sup> <RichText text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}
