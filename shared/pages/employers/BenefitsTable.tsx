import { PeopleScene } from "../../components/PeopleScene";
import type { SceneName } from "../../components/sceneSizes";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./BenefitsTable.css";

export interface BenefitsGroup extends ItemGroupContent {
  readonly people: SceneName;
}

/** Two groups side by side, separated by a hairline. Beside each group's name are people of it. */
export function BenefitsTable({ groups }: { groups: readonly BenefitsGroup[] }) {
  return (
    <div className="BenefitsTable columns-48">
      {groups.map(({ people, ...group }) => (
        <ItemGroup
          key={group.group}
          id={`benefits-${people}`}
          size="md"
          className="BenefitsTable-group"
          nameClass="BenefitsTable-name"
          {...group}
        >
          <PeopleScene name={people} className="BenefitsTable-people" />
        </ItemGroup>
      ))}
    </div>
  );
}
