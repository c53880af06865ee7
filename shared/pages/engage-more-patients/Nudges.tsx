import { Icon, type IconName } from "../../components/Icon";
import { Drawing } from "../../components/Drawing";
import { RunningText } from "../../components/RunningText";
import { MessageBubbles } from "../../components/MessageBubbles";
import { reminder } from "../../story/danasStory";
import "./Nudges.css";

export interface Nudge {
  readonly kind: "sms" | "email" | "app" | "careGap";
  readonly type: string;
  readonly subject?: string;
  readonly text: string;
  /** The times that the patient can choose from. */
  readonly times?: readonly string[];
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

/** Four messages in four different forms, with type and idea below each. */
export function Nudges({ nudges }: { nudges: readonly Nudge[] }) {
  return (
    <ul className="Nudges">
      {nudges.map((nudge) => (
        <li key={nudge.kind} data-kind={nudge.kind}>
          <Drawing
            className="Nudges-object"
            alt={nudge.alt}
            data-tone={nudge.kind === "app" ? "dark" : "light"}
          >
            <Screen {...nudge} />
          </Drawing>
          <h3>
            <Icon name={icons[nudge.kind]} />
            {nudge.type}
          </h3>
          <p>{nudge.idea}</p>
        </li>
      ))}
    </ul>
  );
}

function Screen({ kind, subject, text, times, action }: Nudge) {
  if (kind === "sms") {
    return (
      <>
        <p className="Nudges-head">
          <b>{reminder.title}</b> {reminder.time}
        </p>
        <MessageBubbles messages={reminder.messages} />
      </>
    );
  }
  const words = (
    <>
      <p className="Nudges-subject">{subject}</p>
      <p>
        <RunningText text={text} />
      </p>
      {times ? (
        <div className="Nudges-times">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </div>
      ) : null}
      <p className="Nudges-action">{action}</p>
    </>
  );
  if (kind !== "app") return words;
  return (
    <>
      <p className="Nudges-clock">{reminder.time}</p>
      <div className="Nudges-card" data-tone="light">
        {words}
      </div>
    </>
  );
}
