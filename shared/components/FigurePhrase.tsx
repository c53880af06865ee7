import { FigureValue, type LabeledFigure } from "./FigureValue";
import { RunningText } from "./RunningText";

/** A figure and its label as a part of a sentence, such as "85% of patients unseen". */
export function FigurePhrase({ value, label }: Pick<LabeledFigure, "value" | "label">) {
  return (
    <>
      <FigureValue value={value} /> <RunningText text={label} />
    </>
  );
}
