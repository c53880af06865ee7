// Runs in the developer's browser, before the page's own modules: swaps changed styles, reloads the page after any other change,
// and shows over the page what is wrong.

const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const shownCode = new URL(src).searchParams.get("code");

/** In ms, as `Date.now()`. Styles that were built later are not shown yet. */
let shownStyles = performance.timeOrigin;

/** What is wrong in the build or on the server, and what was thrown in this page. Each stays until it is mended. */
const problems = { server: "", page: "" };

window.addEventListener("error", ({ message }) => showProblems({ page: message }));
window.addEventListener("unhandledrejection", ({ reason }) => showProblems({ page: String(reason) }));

/** @type {EventSource | undefined} */
let events;
followWhileVisible();
document.addEventListener("visibilitychange", followWhileVisible);

/** Browsers keep six connections to a host, for all tabs together. A hidden tab keeps none, and catches up when it is seen. */
function followWhileVisible() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource("/@dev/events");
  events.addEventListener("message", ({ data }) => show(JSON.parse(data)));
}

/** @param {import("./developmentBuild.mjs").DevelopmentBuild["state"]} state */
function show({ code, styles, problem }) {
  // Of a document that comes before the first server, there is none.
  if (code > 0 && String(code) !== shownCode) return reload();
  if (styles > shownStyles) swapStyles(styles);
  shownStyles = styles;
  return showProblems({ server: problem });
}

/** @returns {NodeListOf<HTMLInputElement>} in document order, which is the same after a reload */
function findFields() {
  return document.querySelectorAll(/** @type {"input"} */ ("input, select, textarea"));
}

/** Browsers keep the scroll position, but not all of them what was typed. */
function reload() {
  const typed = Array.from(findFields(), ({ value }) => value);
  sessionStorage.setItem(location.href, JSON.stringify(typed));
  location.reload();
}

// To the page, this is as if a visitor had typed before it was hydrated.
document.addEventListener("DOMContentLoaded", () => {
  const typed = JSON.parse(sessionStorage.getItem(location.href) ?? "[]");
  sessionStorage.removeItem(location.href);
  for (const [index, field] of findFields().entries()) field.value = typed[index] ?? field.value;
});

/**
 * The old stylesheet stays until the new one has loaded, so that the page is never without styles.
 * @param {number} version
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

/**
 * Uses system colours, because the site's styles may be broken.
 * @param {Partial<typeof problems>} changed
 */
function showProblems(changed) {
  Object.assign(problems, changed);
  document.querySelector("#development-problem")?.remove();
  const problem = problems.server || (problems.page && `${problems.page}\nThe browser's console says where.`);
  if (!problem) return;
  const own = { id: "development-problem", role: "alert", textContent: problem };
  const message = Object.assign(document.createElement("pre"), own);
  message.style.cssText =
    "position: fixed; inset: auto 0 0; z-index: 9999; max-block-size: 60vh; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; padding: 2rem; color-scheme: dark; background: Canvas; color: CanvasText; font: 1rem/1.5 monospace";
  document.documentElement.append(message);
}
