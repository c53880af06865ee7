import { useEffect, useRef, useState } from "react";
import { MessageBubbles } from "../../components/MessageBubbles";
import { PhoneScreen } from "../../components/PhoneScreen";
import { readOutAs } from "../../components/Drawing";
import { useIsLive } from "../../layout/useIsLive";
import { threadSample, type Message } from "../../samples";
import "./ReplyThread.css";

interface Reply {
  /** The name of the button. */
  readonly label: string;
  readonly text: string;
  /** What the clinic writes back. */
  readonly response: string;
}

export interface ReplyThreadContent {
  readonly replies: readonly Reply[];
  readonly startOver: string;
}

const CLINIC_RESPONSE_DELAY_MS = 600;

const [reminder, ...sampleExchange] = threadSample.messages;

/**
 * The hero's phone. A drawing until the page is live; then a log of messages, with a button for each reply that a
 * visitor can send.
 */
export function ReplyThread({ replies, startOver }: ReplyThreadContent) {
  const isLive = useIsLive();
  const [exchange, setExchange] = useState<readonly Message[]>(sampleExchange);
  const [round, setRound] = useState(0);
  const response = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(response.current), []);

  const restart = (messages: readonly Message[]) => {
    clearTimeout(response.current);
    setExchange(messages);
    setRound((last) => last + 1);
  };
  const send = ({ text, response: clinicText }: Reply) => {
    const sent: Message = { from: "patient", text };
    restart([sent]);
    response.current = setTimeout(
      () => setExchange([sent, { from: "clinic", text: clinicText }]),
      CLINIC_RESPONSE_DELAY_MS,
    );
  };

  return (
    <>
      <div
        className="PhoneScreen"
        data-tone="light"
        data-replied={round > 0 ? "" : undefined}
        {...(isLive ? { role: "log", "aria-label": threadSample.title } : readOutAs(threadSample.alt))}
      >
        <div className="Drawing-parts" aria-hidden={!isLive}>
          <PhoneScreen>
            <MessageBubbles messages={[reminder]} />
            {/* A new round is a new list, so that a screen reader hears the same reply sent again. */}
            <MessageBubbles key={round} messages={exchange} />
          </PhoneScreen>
        </div>
      </div>
      <div className="ReplyThread-buttons">
        {isLive ? (
          <>
            {replies.map((reply) => (
              <button
                key={reply.label}
                type="button"
                className="Button Button-outline Button-small"
                onClick={() => send(reply)}
              >
                {reply.label}
              </button>
            ))}
            <button
              type="button"
              className="ReplyThread-startOver Button Button-outline Button-small"
              onClick={() => restart(sampleExchange)}
            >
              {startOver}
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
