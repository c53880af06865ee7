import { useEffect, useReducer, useRef } from "react";
import { useIsLive } from "../useIsLive";
import { repliesSample, threadSample } from "../samples";
import { MessageBubbles } from "./MessageBubbles";
import { PhoneScreen } from "./PhoneScreen";
import {
  afterEvent,
  isAtItsEnd,
  messagesOf,
  repliesTo,
  unansweredThread,
  type ThreadEvent,
} from "./replyThread";
import "./ReplyPhone.css";

const CLINIC_RESPONSE_DELAY_MS = 600;

interface Choice {
  readonly label: string;
  /** The accessible name, where the label is not enough. */
  readonly name?: string;
  readonly event: ThreadEvent;
}

/** A phone with the clinic's first message, and the replies that a visitor can send at the foot of its screen. */
export function ReplyPhone() {
  const isLive = useIsLive();
  const [thread, dispatch] = useReducer(afterEvent, unansweredThread);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!thread.isResponseDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: "respond" }), CLINIC_RESPONSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [thread.isResponseDue]);

  const press = (event: ThreadEvent) => {
    dispatch(event);
    // The pressed button disappears, so focus moves to where the answer appears.
    log.current?.focus({ preventScroll: true });
  };

  const choices: readonly Choice[] = isAtItsEnd(thread)
    ? [{ label: repliesSample.startOver, event: { type: "startOver" } }]
    : (isLive ? repliesTo(thread) : []).map((reply) => ({
        label: reply,
        name: repliesSample.buttonName(reply),
        event: { type: "send", reply },
      }));

  return (
    <div className="PhoneScreen ReplyPhone" data-tone="light">
      <PhoneScreen>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long thread */}
        <div ref={log} className="ReplyPhone-log" role="log" aria-label={threadSample.title} tabIndex={0}>
          <div className="ReplyPhone-messages">
            <MessageBubbles messages={messagesOf(thread)} />
          </div>
        </div>
        <div className="ReplyPhone-replies screen-only">
          {choices.map(({ label, name, event }) => (
            <button
              key={label}
              type="button"
              className="Button Button-outline Button-small"
              aria-label={name}
              onClick={() => press(event)}
            >
              {label}
            </button>
          ))}
        </div>
      </PhoneScreen>
    </div>
  );
}
