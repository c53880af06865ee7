// What has to be fixed, over the page.

/** Shows what is thrown in this page, with the places in the source that the server finds. */
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
 * In the system's colours: the site's may be broken.
 * @param {string} problem "" where nothing has to be fixed any more
 */
export function showProblem(problem) {
  document.querySelector("#development-problem")?.remove();
  if (!problem) return;
  const own = { id: "development-problem", role: "alert", textContent: problem };
  const message = Object.assign(document.createElement("pre"), own);
  message.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
  document.documentElement.append(message);
}
