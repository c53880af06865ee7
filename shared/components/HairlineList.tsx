import { TitledList, type TitledText } from "./TitledList";
import "./HairlineList.css";

/** Titles with a sentence each, one below the other between hairlines. */
export function HairlineList({ items }: { items: readonly TitledText[] }) {
  return <TitledList className="HairlineList hairlines" titleSize="xs" items={items} />;
}
