const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"/>';
const MAP = "<!doctype html><title>Map</title>";

/** Arguments for Chromium that keep it from reaching other machines. */
export const NO_OTHER_HOSTS = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--disable-background-networking",
];

/**
 * Answers requests to other hosts with a picture or an empty map, because tests cannot reach those hosts. Routes of a test take
 * precedence. Requests to the site itself are not intercepted, so that the browser caches them as usual.
 * @param {import("playwright").CDPSession} session of the DevTools protocol, attached to the browser
 */
export async function respondForOtherHosts(session) {
  session.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
    const [type = "", body = ""] = resourceType === "Image" ? ["image/svg+xml", PICTURE] : ["text/html", MAP];
    const response = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "Content-Type", value: type }],
      body: Buffer.from(body).toString("base64"),
    };
    // The page may have been closed in the meantime.
    session.send("Fetch.fulfillRequest", response).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}
