import { useEffect, useReducer, type RefObject } from "react";
import { afterEvent, danasThread, unansweredThread, type ReplyThread, type ThreadEvent } from "./replyThread";
import { usePlayOnce } from "./usePlayOnce";

const CLINIC_RESPONSE_DELAY_MS = 600;

export interface Conversation {
  /** The whole conversation, as it is printed. */
  readonly thread: ReplyThread;
  /** The part of it that the screen shows so far. */
  readonly shown: ReplyThread;
  readonly answer: (event: ThreadEvent) => void;
}

/** Dana's conversation, which plays once when the phone is first seen. After that the visitor can have their own. */
export function useConversation(phone: RefObject<HTMLElement | null>): Conversation {
  const [thread, dispatch] = useReducer(afterEvent, danasThread);
  const [scene, endPlay] = usePlayOnce(phone);

  useEffect(() => {
    if (!thread.isResponseDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: "respond" }), CLINIC_RESPONSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [thread.isResponseDue]);

  const answer = (event: ThreadEvent) => {
    // A visitor who replies while it plays has seen only the question.
    if (scene) dispatch({ type: "startOver" });
    endPlay();
    dispatch(event);
  };

  const played: ReplyThread = scene === "reply" ? { ...danasThread, isResponseDue: true } : unansweredThread;
  return { thread, shown: scene ? played : thread, answer };
}
