import { Icon, type IconName } from "../../components/Icon";
import { Drawing } from "../../components/Drawing";
import { RunningText } from "../../components/RunningText";
import type { Message } from "../../components/message";
import { MessageBubbles } from "../../components/MessageBubbles";
import "./Nudges.css";

interface NudgeWords {
  readonly type: string;
  readonly idea: string;
  readonly alt: string;
}

interface TextMessages extends NudgeWords {
  readonly kind: "sms";
  readonly sender: string;
  readonly time: string;
  readonly messages: readonly Message[];
}

interface Notice extends NudgeWords {
  readonly kind: "email" | "app" | "careGap";
  /** What the clock of a lock screen says. */
  readonly time?: string;
  readonly subject: string;
  readonly text: string;
  /** The times that the patient can choose from. */
  readonly times?: readonly string[];
  readonly action: string;
}

export type Nudge = TextMessages | Notice;

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

function Screen(nudge: Nudge) {
  if (nudge.kind === "sms") {
    return (
      <>
        <p className="Nudges-head">
          <b>{nudge.sender}</b> {nudge.time}
        </p>
        <MessageBubbles messages={nudge.messages} />
      </>
    );
  }
  if (nudge.kind !== "app") return <NoticeWords {...nudge} />;
  return (
    <>
      <p className="Nudges-clock">{nudge.time}</p>
      <div className="Nudges-card" data-tone="light">
        <NoticeWords {...nudge} />
      </div>
    </>
  );
}

function NoticeWords({ subject, text, times, action }: Notice) {
  return (
    <>
      <p className="Nudges-subject">{subject}</p>
      <p>
        <RunningText text={text} />
      </p>
      {times ? (
        <p className="Nudges-times">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </p>
      ) : null}
      <p className="Nudges-action">{action}</p>
    </>
  );
}
