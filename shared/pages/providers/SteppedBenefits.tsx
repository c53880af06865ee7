import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";

/** Three columns, each under its own hairline, the middle one a step lower. */
export function SteppedBenefits({ benefits }: { benefits: readonly TitledTextWithIcon[] }) {
  return <TitledList className="SteppedBenefits" titleSize="sm" items={benefits} />;
}
