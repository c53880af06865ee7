// Runs in the developer's browser: swaps changed styles, reloads the page after any other change, and shows errors.
import { keepState, restoreState } from "./keptState.js";
import { followErrors, showProblem } from "./problem.js";

const shown = Object.fromEntries(new URL(import.meta.url).searchParams);

restoreState();
followErrors();

new EventSource("/@dev/events").addEventListener("message", ({ data }) => {
  const { code, styles, problem } = JSON.parse(data);
  if (String(code) !== shown["code"]) {
    keepState();
    location.reload();
    return;
  }
  if (String(styles) !== shown["styles"]) swapStyles((shown["styles"] = String(styles)));
  showProblem(problem);
});

/**
 * The old stylesheet stays until the new one has loaded, so that the page is never without styles.
 * @param {string} version
 */
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
