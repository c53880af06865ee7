import { useEffect } from "react";

/** The number of boundaries on the page whose parts are not hydrated yet. */
let waiting = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  waiting += change;
  // All effects of one rendering run in one task. In between, the number means nothing.
  queueMicrotask(() => {
    if (waiting > 0) return;
    for (const listener of listeners) listener();
    listeners.clear();
  });
}

/** Counts a boundary whose part is yet to be hydrated. */
export function useWaitingPart(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Counts the part of a boundary as hydrated. */
export function HydratedPart(): null {
  useEffect(() => {
    count(-1);
    return () => count(1);
  }, []);
  return null;
}

/** Resolves once no part of the page waits for its hydration. Call it after the outermost part is hydrated. */
export function untilWhole(): Promise<void> {
  return waiting > 0 ? new Promise((resolve) => void listeners.add(resolve)) : Promise.resolve();
}
