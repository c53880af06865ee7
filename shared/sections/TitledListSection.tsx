import { RunningText } from "../components/RunningText";
import { TitledList, type TitledText, type TitledTextWithDrawing } from "../components/TitledList";
import { headingId, Section } from "./Section";

export interface TitledListContent<Item extends TitledText = TitledText> {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly Item[];
}

interface TitledListSectionProps extends TitledListContent<TitledText | TitledTextWithDrawing> {
  /** The class of the section that builds on this one. */
  readonly className: string;
  readonly headingSize: "lg" | "md";
  readonly titleSize: "sm" | "xs";
}

/** A title and a list below or beside it, laid out by the section that builds on this one. */
export function TitledListSection(props: TitledListSectionProps) {
  const { id, heading, items, className, headingSize, titleSize } = props;
  return (
    <Section id={id} tone="light" className={className}>
      <h2 id={headingId(id)} className={`title-${headingSize}`}>
        <RunningText text={heading} isTitle />
      </h2>
      <TitledList titleSize={titleSize} items={items} />
    </Section>
  );
}
