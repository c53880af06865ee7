import { useEffect, useReducer, type RefObject } from "react";
import { afterEvent, danasThread, unansweredThread, type ReplyThread, type ThreadEvent } from "./replyThread";
import { usePlayOnce } from "./usePlayOnce";

const CLINIC_RESPONSE_DELAY_MS = 600;

export interface Conversation {
  /** All that the phone shows. */
  readonly thread: ReplyThread;
  /** The part of it that is lit. The rest is ahead, while it plays. */
  readonly lit: ReplyThread;
  readonly answer: (event: ThreadEvent) => void;
}

/**
 * Dana's conversation. It is complete from the start, and when the phone is first seen its messages are lit once, one after the
 * other. The visitor can have their own at any time.
 */
export function useConversation(phone: RefObject<HTMLElement | null>): Conversation {
  const [thread, dispatch] = useReducer(afterEvent, danasThread);
  const [scene, endPlay] = usePlayOnce(phone);

  useEffect(() => {
    if (!thread.isResponseDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: "respond" }), CLINIC_RESPONSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [thread.isResponseDue]);

  const answer = (event: ThreadEvent) => {
    endPlay();
    dispatch(event);
  };

  const played: ReplyThread = scene === "reply" ? { ...danasThread, isResponseDue: true } : unansweredThread;
  return { thread, lit: scene ? played : thread, answer };
}
