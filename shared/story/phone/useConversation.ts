import { useEffect, useReducer, type RefObject } from "react";
import { afterEvent, danasThread, unansweredThread, type ReplyThread, type ThreadEvent } from "./replyThread";
import { usePlayOnce } from "./usePlayOnce";

const CLINIC_RESPONSE_DELAY_MS = 600;

export interface Conversation {
  /** What has been written, all of which stands on paper. */
  readonly thread: ReplyThread;
  /** As much of it as the screen shows by now. */
  readonly shown: ReplyThread;
  readonly answer: (event: ThreadEvent) => void;
}

/** Dana's thread, which plays once when the phone is first seen; then the visitor's own. */
export function useConversation(phone: RefObject<HTMLElement | null>): Conversation {
  const [thread, dispatch] = useReducer(afterEvent, danasThread);
  const [scene, endPlay] = usePlayOnce(phone);

  useEffect(() => {
    if (!thread.isResponseDue) return undefined;
    const timer = setTimeout(() => dispatch({ type: "respond" }), CLINIC_RESPONSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [thread.isResponseDue]);

  const answer = (event: ThreadEvent) => {
    // Who replies while the thread plays has seen the question alone.
    if (scene) dispatch({ type: "startOver" });
    endPlay();
    dispatch(event);
  };

  const played: ReplyThread = scene === "reply" ? { ...danasThread, isResponseDue: true } : unansweredThread;
  return { thread, shown: scene ? played : thread, answer };
}
