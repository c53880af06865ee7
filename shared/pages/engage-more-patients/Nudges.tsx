import { Icon, type IconName } from "../../components/Icon";
import { RunningText } from "../../components/RunningText";
import { Drawing } from "../../components/Drawing";

export interface Nudge {
  readonly kind: "sms" | "email" | "app" | "careGap";
  readonly type: string;
  readonly subject?: string;
  readonly text: string;
  readonly action?: string;
  readonly idea: string;
  readonly alt: string;
}

const icons: Record<Nudge["kind"], IconName> = {
  sms: "message",
  email: "mail",
  app: "bell",
  careGap: "alert",
};

/** Four messages in the form of their channels, each with its type and its idea below. */
export function Nudges({ nudges }: { nudges: readonly Nudge[] }) {
  return (
    <ul className="Nudges">
      {nudges.map(({ kind, type, subject, text, action, idea, alt }) => (
        <li key={kind} data-kind={kind}>
          <Drawing className="Nudges-object" alt={alt} data-tone={kind === "app" ? "dark" : "light"}>
            {subject ? <p className="Nudges-subject">{subject}</p> : null}
            <p className={kind === "sms" ? "MessageBubble" : "Nudges-text"}>
              <RunningText text={text} />
            </p>
            {action ? <p className="Nudges-action">{action}</p> : null}
          </Drawing>
          <h3>
            <Icon name={icons[kind]} />
            {type}
          </h3>
          <p className="Nudges-idea">{idea}</p>
        </li>
      ))}
    </ul>
  );
}
