// Shows errors of the build, the server and the page in a panel over the page.

/** What is wrong on the server, and what was thrown in this page. Each stays until it is mended. */
const problems = { server: "", page: "" };

/** Shows errors that are thrown in this page, also earlier ones. The server maps their stacks to source files. */
export function followErrors() {
  for (const error of Reflect.get(window, "earlyErrors")) void report(error);
  window.addEventListener("error", ({ error }) => void report(error));
  window.addEventListener("unhandledrejection", ({ reason }) => void report(reason));
}

/** @param {unknown} error */
async function report(error) {
  if (!(error instanceof Error)) return;
  const response = await fetch("/@dev/source", { method: "POST", body: error.stack ?? error.message });
  problems.page = await response.text();
  show();
}

/** @param {string} problem of the server; "" if there is none any more */
export function showProblem(problem) {
  problems.server = problem;
  show();
}

/** Uses system colours, because the site's styles may be broken. */
function show() {
  document.querySelector("#development-problem")?.remove();
  const problem = problems.server || problems.page;
  if (!problem) return;
  const own = { id: "development-problem", role: "alert", textContent: problem };
  const message = Object.assign(document.createElement("pre"), own);
  message.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
  document.documentElement.append(message);
}
