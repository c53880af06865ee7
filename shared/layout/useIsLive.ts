import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether the browser has taken over what the server rendered: false in that first rendering, true ever after. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
