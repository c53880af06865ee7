import { benefitScenes } from "./benefitScenes";
import { ItemGroup, type ItemGroupContent } from "./ItemGroup";
import "./BenefitsTable.css";

/** Two groups side by side, separated by a hairline. Each group's name stands above a small scene. */
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
          {benefitScenes[index]}
        </ItemGroup>
      ))}
    </div>
  );
}
