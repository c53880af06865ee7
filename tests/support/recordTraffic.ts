import type { Page, Request } from "playwright";

/** Every request of a page from now on, mail links included. */
export function recordTraffic(page: Page) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return {
    mail: () => requests.map((request) => request.url()).filter((url) => url.startsWith("mailto:")),
    documents: () =>
      requests.filter((request) => request.url().startsWith("http") && request.isNavigationRequest()),
  };
}

/** The message that a mail link opens. */
export function mailOf(link = "") {
  const { pathname, search } = new URL(link);
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
  return { to: pathname, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
