import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the page is hydrated: false on the server and in the first render of hydration, then true. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
