import { KindNote } from "../../components/KindNote";
import { FigureItem } from "../../components/FigureItem";
import type { LabeledFigure } from "../../components/FigureValue";
import { kindNoteOf } from "../../components/kindNotes";
import "./HeroFigure.css";

/** A figure above a hairline, with the note on its kind. */
export function HeroFigure(figure: LabeledFigure) {
  return (
    <div className="HeroFigure">
      <dl>
        <FigureItem figure={figure} valueClass="HeroFigure-value figure-lg" noteClass="HeroFigure-note" />
      </dl>
      <KindNote name={kindNoteOf([figure])} isFirst />
    </div>
  );
}
