// For the developer's browser: swaps changed styles, and reloads the page after any other change.
(() => {
  const [, shown = ""] = document.currentScript?.getAttribute("src")?.split("?") ?? [];
  const changes = new EventSource(`/@dev/changes?${shown}`);
  changes.addEventListener("code", () => location.reload());
  changes.addEventListener("styles", () => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      swap(/** @type {HTMLLinkElement} */ (link));
  });

  /** The stylesheet stays until its successor is loaded. @param {HTMLLinkElement} link */
  function swap(link) {
    const next = /** @type {HTMLLinkElement} */ (link.cloneNode());
    next.href = `${link.href.split("?")[0]}?${Date.now()}`;
    next.addEventListener("load", () => link.remove());
    link.after(next);
  }
})();
