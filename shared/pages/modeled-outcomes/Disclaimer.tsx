import { RunningText } from "../../components/RunningText";
import { SplitSection } from "../../sections/SplitSection";
import "./Disclaimer.css";

interface DisclaimerProps {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly string[];
}

/** The disclaimer, in full text size. */
export function Disclaimer({ id, heading, body }: DisclaimerProps) {
  return (
    <SplitSection id={id} tone="warm" heading={heading} columns="4/8">
      <div className="Disclaimer stack">
        {body.map((paragraph) => (
          <p key={paragraph}>
            <RunningText text={paragraph} />
          </p>
        ))}
      </div>
    </SplitSection>
  );
}
