import { NestedArches } from "../../charts/NestedArches";
import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import "./ArchSteps.css";

/** The arches stay while the steps are read, and each lights as its step comes. */
export function ArchSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <div className="ArchSteps">
      <div className="ArchSteps-arches">
        <NestedArches arches={steps.length} />
      </div>
      <StepList titleSize="sm" steps={steps} />
    </div>
  );
}
