import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FromTheBlog } from "../../components/FromTheBlog";
import type { LinkContent } from "../../components/SiteLink";
import { StepList } from "../../components/StepList";
import type { TitledText } from "../../components/TitledList";
import { House } from "./House";
import "./HouseSteps.css";

interface HouseStepsProps {
  readonly steps: readonly TitledText[];
  readonly buttons: readonly ButtonContent[];
  readonly article: LinkContent;
}

/** Steps on one horizon, with what to do next below them. Each shows the same house with one more window lit. */
export function HouseSteps({ steps, buttons, article }: HouseStepsProps) {
  return (
    <>
      <StepList
        className="HouseSteps"
        titleSize="sm"
        steps={steps}
        drawings={steps.map(({ title }, index) => (
          <House key={title} windows={steps.length} lit={index + 1} />
        ))}
      />
      <ButtonRow className="HouseSteps-more" buttons={buttons} />
      <FromTheBlog className="HouseSteps-more" link={article} />
    </>
  );
}
