const MARK = "data-laid-out";
/** Those that base.css lets wait. */
const WAITING_BANDS = `main > section:nth-of-type(n + 3):not([${MARK}])`;
const SIGNS_OF_ANOTHER_PAGE = ["click", "popstate"];

/** Lets no band wait from now on, on this page and on those that follow. */
function layOutAtOnce(): void {
  document.documentElement.setAttribute(MARK, "");
}

/** At a position to restore, or a section that a link leads to, everything above it has to have its height. */
export function layOutAtOnceWhereHeightsMatter(isInMidst: boolean): void {
  if (isInMidst) layOutAtOnce();
  else
    for (const sign of SIGNS_OF_ANOTHER_PAGE)
      window.addEventListener(sign, layOutAtOnce, { capture: true, once: true });
}

/** Lays out the bands below the first two, one a frame, so that the browser answers its visitor in between. */
export function layOutWaitingBands(): void {
  const band = document.querySelector(WAITING_BANDS);
  if (!band || document.documentElement.hasAttribute(MARK)) {
    layOutAtOnce();
    return;
  }
  band.setAttribute(MARK, "");
  requestAnimationFrame(layOutWaitingBands);
}
