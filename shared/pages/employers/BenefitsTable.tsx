import { PeopleScene } from "../../components/PeopleScene";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./BenefitsTable.css";

/** Two groups side by side, separated by a hairline. Beside each group's name are people of it. */
export function BenefitsTable({ groups }: { groups: readonly ItemGroupContent[] }) {
  return (
    <div className="BenefitsTable columns-48">
      {groups.map((group, index) => (
        <ItemGroup
          key={group.group}
          id={`benefits-${index + 1}`}
          size="md"
          className="BenefitsTable-group"
          nameClass="BenefitsTable-name"
          {...group}
        >
          <PeopleScene name={index === 0 ? "onBreak" : "benefitsDirector"} className="BenefitsTable-people" />
        </ItemGroup>
      ))}
    </div>
  );
}
