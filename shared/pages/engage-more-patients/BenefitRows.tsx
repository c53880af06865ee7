import { KindNote } from "../../components/KindNote";
import { Icon } from "../../components/Icon";
import type { TitledTextWithIcon } from "../../components/TitledList";
import type { Message } from "../../story/danasStory";
import { MessageBubbles } from "../../components/MessageBubbles";
import { SplitSection } from "../../sections/SplitSection";
import "./BenefitRows.css";

export interface BenefitRowsContent {
  readonly heading: string;
  readonly items: readonly (TitledTextWithIcon & {
    /** The sample messages that show the benefit. */
    readonly messages: readonly Message[];
  })[];
}

/** Benefits in steps to the right of the title, each beside a message that shows it. */
export function BenefitRows({ id, heading, items }: BenefitRowsContent & { id: string }) {
  return (
    <SplitSection id={id} tone="light" heading={heading} columns="3/9">
      <ul className="BenefitRows hairlines">
        {items.map(({ icon, title, body, messages }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <h3 className="title-sm">{title}</h3>
              <p>{body}</p>
            </div>
            {/* Hidden, because the messages are read out where they are shown in full. */}
            <div className="BenefitRows-messages" aria-hidden="true">
              <MessageBubbles messages={messages} />
            </div>
          </li>
        ))}
      </ul>
      <KindNote name="message" />
    </SplitSection>
  );
}
