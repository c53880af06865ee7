import { TitledList, type TitledText } from "../../components/TitledList";
import "./Integrations.css";

/** Titles with a sentence each, three in a row. */
export function Integrations({ items }: { items: readonly TitledText[] }) {
  return <TitledList className="Integrations" titleSize="xs" items={items} />;
}
