import { useSyncExternalStore } from "react";

const STUCK_AFTER_PX = 12;

function onScroll(handle: () => void): () => void {
  window.addEventListener("scroll", handle, { passive: true });
  return () => window.removeEventListener("scroll", handle);
}

/** Whether the page has scrolled below the header, which then needs a background. */
export function useIsStuck(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > STUCK_AFTER_PX,
    () => false,
  );
}
