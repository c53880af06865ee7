import { FigureLabel } from "../../components/FigureLabel";
import { FigureEntry } from "../../components/FigureEntry";
import type { Figure } from "../../components/FigureValue";

/** One figure above a hairline, with the note that says what kind of figure it is. */
export function HeroFigure(figure: Figure) {
  return (
    <div className="HeroFigure">
      <dl>
        <FigureEntry figure={figure} valueClass="HeroFigure-value figure-lg" noteClass="HeroFigure-note" />
      </dl>
      <FigureLabel name="modeled" />
    </div>
  );
}
