import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import "./SteppedBenefits.css";

/** Three columns, each under its own hairline, each a step lower than the last. */
export function SteppedBenefits({ benefits }: { benefits: readonly TitledTextWithIcon[] }) {
  return <TitledList className="SteppedBenefits" titleSize="sm" items={benefits} />;
}
