import { TitledList, type TitledText } from "./TitledList";
import "./HairlineList.css";

/** A list of titles with one sentence each, separated by hairlines. */
export function HairlineList({ items }: { items: readonly TitledText[] }) {
  return <TitledList className="HairlineList hairlines" titleSize="xs" items={items} />;
}
