import { ButtonRow, type ButtonContent } from "../../components/Button";
import { FromTheBlog } from "../../components/FromTheBlog";
import type { LinkContent } from "../../components/SiteLink";
import "./NextSteps.css";

interface NextStepsProps {
  readonly buttons: readonly ButtonContent[];
  readonly article: LinkContent;
}

/** Where to go on, in one line if there is room. */
export function NextSteps({ buttons, article }: NextStepsProps) {
  return (
    <div className="NextSteps">
      <ButtonRow className="NextSteps-buttons" buttons={buttons} />
      <FromTheBlog className="NextSteps-article" link={article} />
    </div>
  );
}
