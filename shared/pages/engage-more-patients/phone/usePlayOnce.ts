import { useCallback, useEffect, useState, type RefObject } from "react";

/** What is lit while the conversation plays: only the question, or Dana's reply, too. */
type Scene = "question" | "reply";

const QUESTION_MS = 1_400;
const REPLY_MS = 1_400;

/** The phone counts as seen when this share of it is visible, or when it fills this share of the viewport. */
const SEEN_SHARE = 0.6;

const LOOKS = [0.1, 0.2, 0.3, 0.4, 0.5, SEEN_SHARE];

/**
 * Plays Dana's conversation once, when a visitor first sees the phone. It does not play if reduced motion is preferred.
 * @returns the current scene, undefined before and after the play, when everything is lit; and a function that ends it
 */
export function usePlayOnce(phone: RefObject<HTMLElement | null>): readonly [Scene | undefined, () => void] {
  const [state, setState] = useState<"waiting" | Scene | "over">("waiting");
  const end = useCallback(() => setState("over"), []);

  useEffect(() => {
    if (state !== "waiting" || !phone.current || !canPlay()) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && shareSeen(entry) >= SEEN_SHARE) setState("question");
      },
      { threshold: LOOKS },
    );
    observer.observe(phone.current);
    return () => observer.disconnect();
  }, [state, phone]);

  useEffect(() => {
    if (state !== "question" && state !== "reply") return undefined;
    const timer =
      state === "question" ? setTimeout(() => setState("reply"), QUESTION_MS) : setTimeout(end, REPLY_MS);
    return () => clearTimeout(timer);
  }, [state, end]);

  return [state === "question" || state === "reply" ? state : undefined, end];
}

function canPlay(): boolean {
  return "IntersectionObserver" in window && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The larger of both shares, because a phone that is taller than the viewport is never visible as a whole. */
function shareSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const shareOfWindow = rootBounds?.height ? intersectionRect.height / rootBounds.height : 0;
  return Math.max(intersectionRatio, shareOfWindow);
}
