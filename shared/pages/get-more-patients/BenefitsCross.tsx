import type { TitledText } from "../../components/TitledList";
import { TitledListSection, type TitledListContent } from "../../sections/TitledListSection";
import { BenefitDrawing, type BenefitDrawingName } from "./BenefitDrawing";
import "./BenefitsCross.css";

export interface Benefit extends TitledText {
  readonly drawing: BenefitDrawingName;
}

/** Four benefits in the corners of a cross of hairlines, each with a small drawing. */
export function BenefitsCross({ items, ...content }: TitledListContent<Benefit>) {
  return (
    <TitledListSection
      className="BenefitsCross"
      headingSize="lg"
      titleSize="sm"
      {...content}
      items={items.map((item) => ({ ...item, drawing: <BenefitDrawing name={item.drawing} /> }))}
    />
  );
}
