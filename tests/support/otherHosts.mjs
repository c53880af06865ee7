const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"/>';
const MAP = "<!doctype html><title>Map</title>";

/** Chromium's arguments with which a browser reaches this machine alone. */
export const NO_OTHER_HOSTS = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--disable-background-networking",
];

/**
 * Responds to requests to other hosts, which the tests cannot reach, with a picture or an empty map. Routes of a test come
 * first, and requests to the site pass, so that the browser caches them as always.
 * @param {import("playwright").CDPSession} session of Chromium's DevTools protocol with the browser
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
    // The page may have gone meanwhile.
    session.send("Fetch.fulfillRequest", response).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}
