import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import "./TechnologyParts.css";

/** A staircase of parts, each one a step further to the right under its own hairline. */
export function TechnologyParts({ parts }: { parts: readonly TitledTextWithIcon[] }) {
  return <TitledList className="TechnologyParts" titleSize="sm" items={parts} />;
}
