import { FigureList } from "../../components/FigureList";
import type { LabeledFigure } from "../../components/FigureValue";
import { KindNote } from "../../components/KindNote";
import { TitledList, type TitledText } from "../../components/TitledList";
import { kindNoteOf } from "../../components/kindNotes";
import { SplitSection } from "../../sections/SplitSection";

export interface BenefitsContent {
  readonly heading: string;
  readonly figure: LabeledFigure;
  readonly items: readonly TitledText[];
}

/** Four benefits, beside the share of people whom nobody sees. */
export function MorePatientsBenefits({ id, heading, figure, items }: BenefitsContent & { id: string }) {
  return (
    <SplitSection
      id={id}
      tone="light"
      heading={heading}
      aside={
        <>
          <FigureList figures={[figure]} />
          <KindNote name={kindNoteOf([figure])} isFirst />
        </>
      }
    >
      <TitledList titleSize="xs" isInColumns isInLine items={items} />
    </SplitSection>
  );
}
