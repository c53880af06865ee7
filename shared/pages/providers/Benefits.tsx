import { TitledList, type TitledText } from "../../components/TitledList";
import { benefitScenes } from "./benefitScenes";
import "./Benefits.css";

/** Three columns, each below its own scene on one horizon. */
export function Benefits({ benefits }: { benefits: readonly TitledText[] }) {
  const items = benefits.map((benefit, index) => ({ ...benefit, drawing: benefitScenes[index] }));
  return <TitledList className="Benefits columns-48" titleSize="sm" items={items} />;
}
