/**
 * Whether a document for a frame can be had. A frame fires `load` for a browser's own error page too, so the answer
 * comes from prefetching: Chromium allows it for what `frame-src` allows and tells a refusal, and an answer from 400 on,
 * apart from success. Other browsers would ask the policy in vain; there the frame itself has to try.
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
