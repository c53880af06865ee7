import { FigureLabel } from "../../components/FigureLabel";
import { FigureEntry } from "../../components/FigureEntry";
import type { LabeledFigure } from "../../components/FigureValue";
import { labelOf } from "../../figureLabels";
import "./HeroFigure.css";

/** One figure above a hairline, with the note that says what kind of figure it is. */
export function HeroFigure(figure: LabeledFigure) {
  return (
    <div className="HeroFigure">
      <dl>
        <FigureEntry figure={figure} valueClass="HeroFigure-value figure-lg" noteClass="HeroFigure-note" />
      </dl>
      <FigureLabel name={labelOf([figure])} />
    </div>
  );
}
