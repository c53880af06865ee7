// In the browser of a developer: swaps the styles when they have changed, reloads the page when anything else has.
(() => {
  const { code = "", styles = "", events = "" } = document.currentScript?.dataset ?? {};
  let shownStyles = styles;
  /** @type {EventSource | undefined} */
  let source;

  // A connection for each open page would soon use up those that a browser has for a host.
  const followWhileVisible = () => {
    source?.close();
    source = undefined;
    if (document.visibilityState === "hidden") return;
    source = new EventSource(events);
    source.addEventListener("message", ({ data }) => take(JSON.parse(data)));
  };
  document.addEventListener("visibilitychange", followWhileVisible);
  followWhileVisible();

  /** @param {{ code: string, styles: string, problem: string }} site */
  function take(site) {
    if (site.code !== code) {
      location.reload();
      return;
    }
    if (site.styles !== shownStyles) swapStyles(site.styles);
    shownStyles = site.styles;
    showProblem(site.problem);
  }

  /**
   * A stylesheet stays until its successor is here, so that nothing is ever without styles.
   * @param {string} version
   */
  function swapStyles(version) {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const links = document.querySelectorAll('link[rel="stylesheet"][href^="/assets/"]:not([data-old])');
    for (const link of links) {
      const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
      next.href = `${link.getAttribute("href")?.split("?")[0]}?${version}`;
      next.addEventListener("load", () => link.remove());
      link.dataset["old"] = "";
      link.after(next);
    }
  }

  /**
   * Over the page, which keeps what is typed in it, in the system's own colours, since the site's may be what is broken.
   * @param {string} problem
   */
  function showProblem(problem) {
    document.querySelector("#development-problem")?.remove();
    if (!problem) return;
    const shown = document.createElement("pre");
    shown.id = "development-problem";
    shown.role = "alert";
    shown.textContent = problem;
    shown.style.cssText =
      "position: fixed; inset: auto 0 0; z-index: 2147483647; max-block-size: 60vh; overflow: auto; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
    document.documentElement.append(shown);
  }
})();
