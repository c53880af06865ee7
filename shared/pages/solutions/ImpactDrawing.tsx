import { RatioDots } from "../../charts/RatioDots";
import type { LabeledFigure } from "../../components/FigureValue";
import { beforeAndAfter, type ChangeFigure, type Figure } from "../../figures";
import { CompletionRail } from "./CompletionRail";
import { ImpactBars } from "./ImpactBars";

/** A figure with the chart that is drawn from it. */
export type ImpactFigure = LabeledFigure &
  (
    | { readonly drawing: "rail"; readonly average: Figure }
    | { readonly drawing: "bars"; readonly value: ChangeFigure }
    | { readonly drawing: "dots" }
  );

/** The chart of a figure. */
export function ImpactDrawing(figure: ImpactFigure) {
  if (figure.drawing === "rail") return <CompletionRail completion={figure.value} average={figure.average} />;
  if (figure.drawing === "bars") return <ImpactBars {...beforeAndAfter(figure.value)} />;
  return <RatioDots to={figure.value.number} />;
}
