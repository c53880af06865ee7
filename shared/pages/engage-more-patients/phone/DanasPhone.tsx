import type { RefObject } from "react";
import { initials } from "../../../components/initials";
import { MessageBubble } from "../../../components/MessageBubble";
import type { Message } from "../../../components/message";
import { thread as story } from "../../../story/danasStory";
import { useIsLive } from "../../../components/useIsLive";
import { isAtItsEnd, messagesOf, repliesTo, type ThreadEvent } from "./replyThread";
import type { Conversation } from "./useConversation";
import { Button } from "../../../components/Button";
import { Phone } from "../../../story/phone/Phone";
import { StepNumber } from "../StepNumber";
import "./DanasPhone.css";

/** The step of the nudge flow that the time of the question shows, and those that the first messages show: send, listen, adjust. */
const CHOOSE = 2;
const STEPS_OF_MESSAGES = [3, 4, 5];

interface DanasPhoneProps {
  /** The element of the phone. The conversation plays when it is first seen. */
  readonly phone: RefObject<HTMLDivElement | null>;
  readonly conversation: Conversation;
  /** The class with which the surrounding component places the phone. */
  readonly className?: string;
}

interface Choice {
  readonly label: string;
  /** The accessible name, if the label is not enough. */
  readonly name?: string;
  readonly event: ThreadEvent;
}

/** Dana's phone with the conversation, and buttons for the replies that a visitor can send. */
export function DanasPhone({ phone, conversation: { thread, lit, answer }, className }: DanasPhoneProps) {
  const isLive = useIsLive();

  const press = (event: ThreadEvent) => {
    answer(event);
    // The pressed button disappears, so the focus moves to the place where the answer appears.
    phone.current?.querySelector<HTMLElement>("[role=log]")?.focus({ preventScroll: true });
  };

  const choices: readonly Choice[] = isAtItsEnd(thread)
    ? [{ label: story.startOver, event: { type: "startOver" } }]
    : repliesTo(thread).map((reply) => ({
        label: reply,
        name: story.buttonName(reply),
        event: { type: "send", reply },
      }));

  return (
    <Phone ref={phone} className={className}>
      <div className="DanasPhone-head">
        <span className="DanasPhone-sender" aria-hidden="true">
          {initials(story.from)}
        </span>
        <p>{story.from}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long thread */}
      <div className="DanasPhone-log" role="log" aria-label={story.from} tabIndex={0}>
        <Messages
          messages={messagesOf(thread)}
          lit={messagesOf(lit).length}
          isClinicTyping={thread.isResponseDue}
        />
      </div>
      <div className="DanasPhone-replies screen-only">
        {(isLive ? choices : []).map(({ label, name, event }) => (
          <Button key={label} variant="outline" size="small" aria-label={name} onClick={() => press(event)}>
            {label}
          </Button>
        ))}
      </div>
    </Phone>
  );
}

interface MessagesProps {
  readonly messages: readonly Message[];
  /** How many messages are lit. Later ones are ahead. */
  readonly lit: number;
  readonly isClinicTyping: boolean;
}

/** The messages, grouped by time. */
function Messages({ messages, lit, isClinicTyping }: MessagesProps) {
  return (
    <ol className="DanasPhone-messages">
      {messages.map(({ from, text, at }, index) => (
        <li key={text}>
          {at && at !== messages[index - 1]?.at ? (
            <div className="DanasPhone-time">
              {index === 0 ? <StepNumber step={CHOOSE} isInPicture /> : null}
              <p>{at}</p>
            </div>
          ) : null}
          <MessageBubble from={from} text={text} isAhead={index >= lit} />
          <MessageStep index={index} />
        </li>
      ))}
      {isClinicTyping ? (
        <li className="DanasPhone-typing MessageBubble screen-only" aria-hidden="true">
          <span />
          <span />
          <span />
        </li>
      ) : null}
    </ol>
  );
}

function MessageStep({ index }: { index: number }) {
  const step = STEPS_OF_MESSAGES[index];
  return step ? <StepNumber step={step} isInPicture className="DanasPhone-step" /> : null;
}
