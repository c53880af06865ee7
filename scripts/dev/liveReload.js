// For the developer's browser: swaps changed styles, and reloads the page after any other change.
const shown = Object.fromEntries(new URL(import.meta.url).searchParams);

new EventSource("/@dev/events").addEventListener("message", ({ data }) => {
  const { code, styles, problem } = JSON.parse(data);
  if (String(code) !== shown["code"]) return location.reload();
  if (String(styles) !== shown["styles"]) swapStyles((shown["styles"] = String(styles)));
  return showProblem(problem);
});

/** Each stylesheet stays until its successor is loaded. @param {string} version */
function swapStyles(version) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll('link[rel="stylesheet"]:not([data-old])');
  for (const link of links) {
    const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
    next.href = `${link.href.split("?")[0]}?${version}`;
    next.addEventListener("load", () => link.remove());
    link.dataset["old"] = "";
    link.after(next);
  }
}

/** In the system's colours: the site's may be broken. @param {string} problem */
function showProblem(problem) {
  document.querySelector("#development-problem")?.remove();
  if (!problem) return;
  const own = { id: "development-problem", role: "alert", textContent: problem };
  const message = Object.assign(document.createElement("pre"), own);
  message.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
  document.documentElement.append(message);
}
