import { TitledList, type TitledTextWithIcon } from "../../components/TitledList";
import "./TechnologyParts.css";

/** A staircase of parts that starts below the title and rises to its right. */
export function TechnologyParts({ parts }: { parts: readonly TitledTextWithIcon[] }) {
  return (
    <TitledList className="TechnologyParts" iconClass="TechnologyParts-icon" titleSize="sm" items={parts} />
  );
}
