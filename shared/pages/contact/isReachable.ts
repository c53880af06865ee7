/**
 * Whether the document of a frame can be loaded. The frame's own `load` event does not tell, because it also fires for the
 * browser's error page. So the document is prefetched: Chromium allows this for addresses that `frame-src` allows, and reports
 * refused connections and statuses from 400 on as errors. Other browsers do not prefetch, or their content security policy
 * forbids it; there the frame itself has to try.
 */
export function isReachable(address: string): Promise<boolean> {
  const link = document.createElement("link");
  // Firefox can prefetch but would log a policy violation. It is recognized by its lack of speculation rules.
  const canPrefetch = link.relList.supports("prefetch") && HTMLScriptElement.supports?.("speculationrules");
  if (!canPrefetch) return Promise.resolve(true);
  const settled = new AbortController();
  const { signal } = settled;
  return new Promise<boolean>((resolve) => {
    // May fire before the link's error event, or instead of it.
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
