import { BeforeAfterBars } from "../charts/bars/BeforeAfterBars";
import { LitDots } from "../charts/lit/LitDots";
import { RatioDots } from "../charts/lit/RatioDots";
import { company } from "../company";
import { beforeAndAfter, isChange, partsOf, type Figure } from "../figures/figures";
import "./FigureChart.css";

const changeLabels = { before: "Before", after: `With ${company.name}` };

/** Each of whom is a dot. */
const PEOPLE = 100;

/** The usual chart of a figure: a return as dots, a change as two bars, a share as a hundred people. */
export function FigureChart({ figure }: { figure: Figure }) {
  if (figure.unit === "toOne") return <RatioDots className="FigureChart-ratio" to={figure.number} />;
  if (isChange(figure)) return <BeforeAfterBars labels={changeLabels} {...beforeAndAfter(figure)} />;
  return (
    <div className="FigureChart-share">
      <LitDots
        total={PEOPLE}
        lit={partsOf(PEOPLE, figure)}
        rows={10}
        litFrom="start"
        lights="outlined"
        isSmall
      />
    </div>
  );
}
