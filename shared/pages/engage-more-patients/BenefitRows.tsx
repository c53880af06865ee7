import { KindNote } from "../../components/KindNote";
import { Icon } from "../../components/Icon";
import type { TitledTextWithIcon } from "../../components/TitledList";
import type { Message } from "../../components/message";
import { MessageBubbles } from "../../components/MessageBubbles";
import { SplitSection } from "../../sections/SplitSection";
import "./BenefitRows.css";

export interface BenefitRowsContent {
  readonly heading: string;
  readonly items: readonly (TitledTextWithIcon & {
    /** Sample messages that show the benefit. */
    readonly messages: readonly Message[];
  })[];
}

/** Benefits in rows that step to the right, each beside a message that shows it. */
export function BenefitRows({ id, heading, items }: BenefitRowsContent & { id: string }) {
  return (
    <SplitSection id={id} tone="light" above="wide" heading={heading} columns="3/9" hasSmallTitle>
      <ul className="BenefitRows hairlines">
        {items.map(({ icon, title, body, messages }) => (
          <li key={title}>
            <Icon name={icon} className="BenefitRows-icon" />
            <div>
              <h3 className="title-sm">{title}</h3>
              <p>{body}</p>
            </div>
            {/* Hidden from screen readers, because the same messages are read out elsewhere on the page. */}
            <div className="BenefitRows-messages" aria-hidden="true">
              <MessageBubbles messages={messages} />
            </div>
          </li>
        ))}
      </ul>
      <KindNote name="message" className="BenefitRows-kind" />
    </SplitSection>
  );
}
