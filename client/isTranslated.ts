const SERVED_LANGUAGE = "en";

/** Whether the browser has put another language into the served page, be it in the text or in elements of its own around it. */
export function isTranslated(page: HTMLElement): boolean {
  return page.lang !== SERVED_LANGUAGE || page.querySelector("font") !== null;
}
