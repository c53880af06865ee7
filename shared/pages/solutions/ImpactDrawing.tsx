import type { ComponentProps } from "react";
import { BeforeAfterBars } from "../../charts/bars/BeforeAfterBars";
import { RatioDots } from "../../charts/lit/RatioDots";
import { TickRail } from "../../charts/lit/TickRail";
import type { LabeledFigure } from "../../components/FigureValue";
import { beforeAndAfter, partsOf, printed, type ChangeFigure, type Figure } from "../../figures/figures";
import "./ImpactDrawing.css";

/** A figure, with the kind of chart that shows it. */
export type ImpactFigure = LabeledFigure &
  (
    | { readonly drawing: "rail"; readonly average: Figure }
    | {
        readonly drawing: "bars";
        readonly value: ChangeFigure;
        readonly labels: ComponentProps<typeof BeforeAfterBars>["labels"];
      }
    | { readonly drawing: "dots" }
  );

const TICKS = 50;

/** A share with the average of others as ticks, a change as two bars, a return as dots. */
export function ImpactDrawing(figure: ImpactFigure) {
  if (figure.drawing === "rail")
    return (
      <TickRail
        className="ImpactDrawing-rail"
        lit={partsOf(TICKS, figure.value)}
        total={TICKS}
        notch={{ after: Math.floor((figure.average.number / 100) * TICKS), label: printed(figure.average) }}
      />
    );
  if (figure.drawing === "bars")
    return <BeforeAfterBars labels={figure.labels} {...beforeAndAfter(figure.value)} />;
  return <RatioDots className="ImpactDrawing-dots" to={figure.value.number} />;
}
