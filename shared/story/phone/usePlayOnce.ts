import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from "react";

/**
 * What the screen shows while the conversation plays. `before` (not in view yet) and `question`: only the question; `reply`:
 * Dana's reply, too.
 */
type Scene = "before" | "question" | "reply";

const QUESTION_MS = 1_800;
const REPLY_MS = 2_200;

/** The phone counts as seen when this share of it is visible, or when it fills this share of the viewport. */
const SEEN_SHARE = 0.6;

const LOOKS = [0.1, 0.2, 0.3, 0.4, 0.5, SEEN_SHARE];

/**
 * Plays Dana's conversation once, when a visitor first sees the phone. It does not play if reduced motion is preferred.
 * @returns the current scene, undefined when nothing plays; and a function that ends it
 */
export function usePlayOnce(phone: RefObject<HTMLElement | null>): readonly [Scene | undefined, () => void] {
  const isPlayable = useSyncExternalStore(neverChanges, canPlay, () => true);
  const [current, setScene] = useState<Scene | undefined>("before");
  const scene = isPlayable ? current : undefined;
  const end = useCallback(() => setScene(undefined), []);

  useEffect(() => {
    if (scene !== "before" || !phone.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && shareSeen(entry) >= SEEN_SHARE) setScene("question");
      },
      { threshold: LOOKS },
    );
    observer.observe(phone.current);
    return () => observer.disconnect();
  }, [scene, phone]);

  useEffect(() => {
    if (scene !== "question" && scene !== "reply") return undefined;
    const timer =
      scene === "question" ? setTimeout(() => setScene("reply"), QUESTION_MS) : setTimeout(end, REPLY_MS);
    return () => clearTimeout(timer);
  }, [scene, end]);

  return [scene, end];
}

const neverChanges = () => () => {};

function canPlay(): boolean {
  return "IntersectionObserver" in window && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The larger of both shares, because a phone that is taller than the viewport is never visible as a whole. */
function shareSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const shareOfWindow = rootBounds?.height ? intersectionRect.height / rootBounds.height : 0;
  return Math.max(intersectionRatio, shareOfWindow);
}
