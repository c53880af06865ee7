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

  return (
    <div className="PhoneScreen ReplyPhone" data-tone="light">
      <PhoneScreen>
        <div ref={log} className="ReplyPhone-log" role="log" aria-label={threadSample.title} tabIndex={-1}>
          <div className="ReplyPhone-messages">
            <MessageBubbles messages={messagesOf(thread)} />
          </div>
        </div>
        <div className="ReplyPhone-replies">
          {isLive
            ? repliesTo(thread).map((reply) => (
                <button
                  key={reply}
                  type="button"
                  className="Button Button-outline Button-small"
                  aria-label={repliesSample.buttonName(reply)}
                  onClick={() => press({ type: "send", reply })}
                >
                  {reply}
                </button>
              ))
            : null}
          {isAtItsEnd(thread) ? (
            <button
              type="button"
              className="Button Button-outline Button-small"
              onClick={() => press({ type: "startOver" })}
            >
              {repliesSample.startOver}
            </button>
          ) : null}
        </div>
      </PhoneScreen>
    </div>
  );
}
