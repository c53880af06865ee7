import { TitledList, type TitledText } from "../../components/TitledList";
import { benefitScenes } from "./benefitScenes";
import "./Benefits.css";

/** Three columns, each with a scene above. The scenes share one horizon. */
export function Benefits({ benefits }: { benefits: readonly TitledText[] }) {
  const items = benefits.map((benefit, index) => ({ ...benefit, drawing: benefitScenes[index] }));
  return <TitledList className="Benefits columns-48" titleSize="sm" items={items} />;
}
