import type { TitledTextWithIcon } from "../../components/TitledList";
import { TitledListSection, type TitledListContent } from "../../sections/TitledListSection";

/** Benefits as stairs: each row begins one column further to the right. */
export function StairBenefits(content: TitledListContent<TitledTextWithIcon>) {
  return <TitledListSection className="StairBenefits" headingSize="md" titleSize="sm" {...content} />;
}
