import type { Page, Request } from "playwright";

/** Every request of a page from now on, mail links included. */
export function recordTraffic(page: Page) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return {
    mail: () => requests.map((request) => request.url()).filter((url) => url.startsWith("mailto:")),
    /** Requests that carry this text to a server, in the address or the body. */
    leaks: (text: string) =>
      requests
        .filter((request) => request.url().startsWith("http"))
        .filter((request) => `${request.url()} ${request.postData() ?? ""}`.includes(text)),
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
