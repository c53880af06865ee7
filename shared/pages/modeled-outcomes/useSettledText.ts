import { useEffect, useRef, useState } from "react";

const SETTLED_AFTER_MS = 600;

/** The text once it has stopped changing, for a live region. Empty until the first change. */
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
