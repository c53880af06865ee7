import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import "./Integrations.css";

/** Icons with a title and a sentence, three in a row. */
export function Integrations({ items }: { items: readonly TitledTextWithIcon[] }) {
  return <TitledList className="Integrations" iconClass="Integrations-icon" titleSize="xs" items={items} />;
}
