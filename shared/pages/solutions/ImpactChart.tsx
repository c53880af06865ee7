import { TickRail } from "../../charts/lit/TickRail";
import { FigureChart } from "../../components/FigureChart";
import type { LabeledFigure } from "../../components/FigureValue";
import { partsOf, printed, type Figure } from "../../figures/figures";
import "./ImpactChart.css";

export interface ImpactFigure extends LabeledFigure {
  /** What others reach. */
  readonly average?: Figure;
}

const TICKS = 50;

/** The usual chart of a figure, or ticks with a notch at the average. */
export function ImpactChart({ value, average }: ImpactFigure) {
  if (!average) return <FigureChart figure={value} />;
  return (
    <TickRail
      className="ImpactChart-rail"
      lit={partsOf(TICKS, value)}
      total={TICKS}
      notch={{ after: Math.floor((average.number / 100) * TICKS), label: printed(average) }}
    />
  );
}
