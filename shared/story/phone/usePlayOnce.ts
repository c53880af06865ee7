import { useCallback, useEffect, useState, useSyncExternalStore, type RefObject } from "react";

/** How much of Dana's thread the screen shows while it plays: the question alone, before and after the phone is seen; or her reply, too. */
type Scene = "before" | "question" | "reply";

const QUESTION_MS = 1_800;
const REPLY_MS = 2_200;

/** The share of the phone, or of the window, from which on the phone is seen. */
const SEEN_SHARE = 0.6;

const LOOKS = [0.1, 0.2, 0.3, 0.4, 0.5, SEEN_SHARE];

/**
 * Plays Dana's thread once, when a visitor first sees the phone; not where no motion is wanted.
 * @returns the scene, undefined at rest; and what ends the play
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

/** A phone that is higher than the window is seen when it fills it. */
function shareSeen({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): number {
  const shareOfWindow = rootBounds?.height ? intersectionRect.height / rootBounds.height : 0;
  return Math.max(intersectionRatio, shareOfWindow);
}
