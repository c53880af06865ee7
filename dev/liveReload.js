// In the browser of a developer: swaps the styles when they have changed, loads the page anew when anything else has.
(() => {
  const PROBLEMS = "development-problems";
  const script = document.currentScript;
  const time = Number(script.dataset.time);
  let { styles } = script.dataset;
  let events;

  // A connection for each open page would soon use up those that a browser has for a host.
  const followWhileVisible = () => {
    if (document.visibilityState === "hidden") {
      events?.close();
      events = undefined;
    } else if (!events) {
      events = new EventSource(script.dataset.events);
      events.addEventListener("message", ({ data }) => take(JSON.parse(data)));
    }
  };
  document.addEventListener("visibilitychange", followWhileVisible);
  followWhileVisible();

  function take(site) {
    if (!site.isBroken && site.code > time) {
      location.reload();
      return;
    }
    if (site.styles !== styles) swapStyles(site.styles);
    showProblems(site.problems);
  }

  /** A stylesheet stays until its successor is here, so that nothing is ever without styles. */
  function swapStyles(version) {
    styles = version;
    for (const link of document.querySelectorAll(
      'link[rel="stylesheet"][href^="/assets/"]:not([data-old])',
    )) {
      const next = link.cloneNode();
      next.href = `${link.getAttribute("href").split("?")[0]}?${version}`;
      next.addEventListener("load", () => {
        while (next.previousElementSibling?.dataset.old !== undefined) next.previousElementSibling.remove();
      });
      link.dataset.old = "";
      link.after(next);
    }
  }

  /** Over the page, which keeps what is typed in it. */
  function showProblems(markup) {
    let shown = document.getElementById(PROBLEMS);
    if (!markup) {
      shown?.remove();
      return;
    }
    if (!shown) {
      loadProblemStyles();
      shown = document.createElement("aside");
      shown.id = PROBLEMS;
      shown.setAttribute("role", "alert");
      document.documentElement.append(shown);
    }
    // Escaped where it was made.
    shown.innerHTML = markup;
  }

  function loadProblemStyles() {
    const { problemStyles } = script.dataset;
    if (document.querySelector(`link[href="${problemStyles}"]`)) return;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = problemStyles;
    document.head.append(link);
  }
})();
