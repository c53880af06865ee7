// In the browser of a developer: swaps the styles when they have changed, reloads the page when anything else has.
(() => {
  const shown = { ...document.currentScript?.dataset };

  new EventSource("/@dev/events").addEventListener("message", ({ data }) => {
    const { code, styles, problem } = JSON.parse(data);
    if (String(code) !== shown["code"]) return location.reload();
    if (String(styles) !== shown["styles"]) swapStyles((shown["styles"] = String(styles)));
    return showProblem(problem);
  });

  /** @param {string} version A stylesheet stays until its successor is here, so that nothing is ever without styles. */
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

  /** @param {string} problem shown over the page, in the system's own colours: the site's may be what is broken */
  function showProblem(problem) {
    document.querySelector("#development-problem")?.remove();
    if (!problem) return;
    const own = { id: "development-problem", role: "alert", textContent: problem };
    const message = Object.assign(document.createElement("pre"), own);
    message.style.cssText =
      "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
    document.documentElement.append(message);
  }
})();
