import { RunningText } from "../../components/RunningText";
import { TitledList, type TitledText } from "../../components/TitledList";
import { headingId, Section } from "../../sections/Section";
import { BenefitDrawing, type BenefitDrawingName } from "./BenefitDrawing";
import "./BenefitsCross.css";

export interface Benefit extends TitledText {
  readonly drawing: BenefitDrawingName;
}

interface BenefitsCrossProps {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly Benefit[];
}

/** Four benefits, separated by a cross of hairlines, each with a small drawing. */
export function BenefitsCross({ id, heading, items }: BenefitsCrossProps) {
  return (
    <Section id={id} tone="light" above="wide" className="BenefitsCross">
      <h2 id={headingId(id)} className="title-lg Section-title">
        <RunningText text={heading} />
      </h2>
      <TitledList
        className="columns-48 columns-paper"
        titleSize="sm"
        items={items.map((item) => ({
          ...item,
          drawing: <BenefitDrawing className="BenefitsCross-drawing" name={item.drawing} />,
        }))}
      />
    </Section>
  );
}
