import type { Page, Request } from "playwright";

/** Records all requests of a page from now on, including mailto links. */
export function recordTraffic(page: Page) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return {
    mail: () => requests.map((request) => request.url()).filter((url) => url.startsWith("mailto:")),
    documents: () =>
      requests.filter((request) => request.url().startsWith("http") && request.isNavigationRequest()),
  };
}

/** The message of a mailto link. */
export function mailOf(link = "") {
  const { pathname, search } = new URL(link);
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
  return { to: pathname, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}
