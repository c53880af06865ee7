import type { ComponentProps } from "react";
import { BeforeAfterBars } from "../../charts/BeforeAfterBars";
import { RatioDots } from "../../charts/RatioDots";
import type { LabeledFigure } from "../../components/FigureValue";
import { beforeAndAfter, type ChangeFigure, type Figure } from "../../figures/figures";
import { CompletionRail } from "./CompletionRail";
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

export function ImpactDrawing(figure: ImpactFigure) {
  if (figure.drawing === "rail") return <CompletionRail completion={figure.value} average={figure.average} />;
  if (figure.drawing === "bars")
    return <BeforeAfterBars labels={figure.labels} {...beforeAndAfter(figure.value)} />;
  return <RatioDots className="ImpactDrawing-dots" to={figure.value.number} />;
}
