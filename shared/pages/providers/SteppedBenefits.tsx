import { TitledList, type TitledText } from "../../components/TitledList";
import { benefitScenes } from "./benefitScenes";
import "./SteppedBenefits.css";

/** Three columns, each below the horizon of its own scene, each a step lower than the last. */
export function SteppedBenefits({ benefits }: { benefits: readonly TitledText[] }) {
  const items = benefits.map((benefit, index) => ({ ...benefit, drawing: benefitScenes[index] }));
  return <TitledList className="SteppedBenefits columns-48" titleSize="sm" items={items} />;
}
