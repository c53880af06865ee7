import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import "./Integrations.css";

/** Icon, title and sentence in one row between hairlines. */
export function Integrations({ items }: { items: readonly TitledTextWithIcon[] }) {
  return <TitledList className="Integrations hairlines" titleSize="xs" items={items} />;
}
