import { KindNote } from "../../components/KindNote";
import { Icon } from "../../components/Icon";
import { MessageBubbles } from "../../components/MessageBubbles";
import type { TitledTextWithIcon } from "../../components/TitledList";
import type { Message } from "../../samples";
import { headingId, Section } from "../../sections/Section";
import "./BenefitRows.css";

export interface BenefitRowsContent {
  readonly heading: string;
  readonly items: readonly (TitledTextWithIcon & {
    /** The sample messages that show the benefit. */
    readonly messages: readonly Message[];
  })[];
}

/** Benefits in rows between hairlines, each beside a message that shows it. */
export function BenefitRows({ id, heading, items }: BenefitRowsContent & { id: string }) {
  return (
    <Section id={id} tone="light" className="BenefitRows">
      <h2 id={headingId(id)} className="title-lg Section-title">
        {heading}
      </h2>
      <ul className="hairlines">
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
      <KindNote name="message" isShort />
    </Section>
  );
}
