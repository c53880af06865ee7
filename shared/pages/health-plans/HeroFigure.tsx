import { FigureLabel } from "../../components/FigureLabel";
import { FigureValue, type Figure } from "../../components/FigureValue";

/** One figure above a hairline, with the note that says what kind of figure it is. */
export function HeroFigure({ value, label, note }: Figure) {
  return (
    <div className="HeroFigure">
      <dl>
        <div>
          <dt>{label}</dt>
          <dd className="HeroFigure-value figure-lg">
            <FigureValue value={value} />
          </dd>
          <dd className="HeroFigure-note">{note}</dd>
        </div>
      </dl>
      <FigureLabel name="modeled" />
    </div>
  );
}
