// For the developer's browser: swaps changed styles, and reloads the page after any other change.
(() => {
  const { code: shownCode, styles = "" } = document.currentScript?.dataset ?? {};
  let shownStyles = styles;

  new EventSource("/@dev/events").addEventListener("message", ({ data }) => {
    const { code, styles } = JSON.parse(data);
    if (String(code) !== shownCode) location.reload();
    else if (String(styles) !== shownStyles) swapStyles((shownStyles = String(styles)));
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
})();
