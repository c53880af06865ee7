/**
 * Whether a document for a frame can be fetched. A frame fires `load` for the browser's own error page too, so the
 * document is prefetched: Chromium allows this for what `frame-src` allows, and reports refused connections and statuses
 * from 400 on as errors. The policy forbids it in other browsers; there the frame itself has to try.
 */
export function isReachable(address: string): Promise<boolean> {
  if (!HTMLScriptElement.supports?.("speculationrules")) return Promise.resolve(true);
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.referrerPolicy = "no-referrer";
  link.href = address;
  return new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
    document.head.append(link);
  }).finally(() => link.remove());
}
