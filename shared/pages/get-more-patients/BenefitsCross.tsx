import { TitledListSection, type TitledListContent } from "../../sections/TitledListSection";

/** Four benefits in the corners of a cross of hairlines. */
export function BenefitsCross(content: TitledListContent) {
  return <TitledListSection className="BenefitsCross" headingSize="lg" titleSize="sm" {...content} />;
}
