import { Icon } from "../../components/Icon";
import { RunningText } from "../../components/RunningText";
import { headingId, Section } from "../../sections/Section";
import "./Disclaimer.css";

interface DisclaimerProps {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly string[];
}

/** The disclaimer, in full text size below a dark line. */
export function Disclaimer({ id, heading, body }: DisclaimerProps) {
  return (
    <Section id={id} tone="warm">
      <div className="Disclaimer-sheet columns">
        <div>
          <Icon name="half" className="Disclaimer-sun" />
          <h2 id={headingId(id)} className="title-sm">
            <RunningText text={heading} />
          </h2>
        </div>
        <div className="Disclaimer-text stack">
          {body.map((paragraph) => (
            <p key={paragraph}>
              <RunningText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
