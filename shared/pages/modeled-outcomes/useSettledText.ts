import { useEffect, useRef, useState } from "react";

const SETTLED_AFTER_MS = 600;

/** The text once it has stopped changing, for a live region; empty until it changes for the first time. */
export function useSettledText(text: string): string {
  const last = useRef(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (last.current === text) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
