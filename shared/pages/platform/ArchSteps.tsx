import { NestedArches } from "./NestedArches";
import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import "../../charts/stages.css";
import "./ArchSteps.css";

/** The arches are sticky beside the steps. Each one lights up when its step scrolls into view. */
export function ArchSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <div className="ArchSteps columns">
      <div className="ArchSteps-arches">
        <NestedArches isLitByScrolling arches={steps.length} />
      </div>
      <StepList className="stages" titleSize="sm" steps={steps} />
    </div>
  );
}
