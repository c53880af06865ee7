import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the page is hydrated. False on the server and during hydration, then true. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
