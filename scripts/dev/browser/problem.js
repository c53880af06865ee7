// Shows errors of the build, the server and the page in a panel over the page.

/** Shows errors that are thrown in this page. The server maps their stacks to source files. */
export function followErrors() {
  window.addEventListener("error", ({ error }) => void report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => void report(reason));
}

/** @param {unknown} error */
async function report(error) {
  if (!(error instanceof Error)) return;
  const response = await fetch("/@dev/source", { method: "POST", body: error.stack ?? error.message });
  showProblem(await response.text());
}

/**
 * Uses system colours, because the site's styles may be broken.
 * @param {string} problem "" if there is none any more
 */
export function showProblem(problem) {
  document.querySelector("#development-problem")?.remove();
  if (!problem) return;
  const own = { id: "development-problem", role: "alert", textContent: problem };
  const message = Object.assign(document.createElement("pre"), own);
  message.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
  document.documentElement.append(message);
}
