/**
 * Whether a document for a frame can be fetched. A frame fires `load` for the browser's own error page too, so the
 * document is prefetched: Chromium allows this for what `frame-src` allows, and reports refused connections and statuses
 * from 400 on as errors. Other browsers prefetch nothing, or their policy forbids it; there the frame itself has to try.
 */
export function isReachable(address: string): Promise<boolean> {
  const link = document.createElement("link");
  // Firefox can prefetch but has no speculation rules yet: without them the console stays clean of what is forbidden.
  const canPrefetch = link.relList.supports("prefetch") && HTMLScriptElement.supports?.("speculationrules");
  if (!canPrefetch) return Promise.resolve(true);
  const settled = new AbortController();
  const { signal } = settled;
  return new Promise<boolean>((resolve) => {
    // May come before the link's error event, or without it.
    document.addEventListener(
      "securitypolicyviolation",
      ({ blockedURI }) => {
        if (blockedURI === address) resolve(true);
      },
      { signal },
    );
    link.addEventListener("load", () => resolve(true), { signal });
    link.addEventListener("error", () => resolve(false), { signal });
    link.rel = "prefetch";
    link.referrerPolicy = "no-referrer";
    link.href = address;
    document.head.append(link);
  }).finally(() => {
    settled.abort();
    link.remove();
  });
}
