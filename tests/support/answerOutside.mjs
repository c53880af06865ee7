const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"/>';
const MAP = "<!doctype html><title>Map</title>";

/** Chromium's arguments with which a browser reaches this machine alone. */
export const NOTHING_OUTSIDE = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--disable-background-networking",
];

/**
 * Answers requests to other hosts, of which the tests have none: with a picture, or an empty map. What a test routes
 * itself does not come here; what goes to the site does not either, so that the browser keeps it as it always does.
 * @param session a session of Chromium's DevTools protocol with the browser
 */
export async function answerOutside(session) {
  session.on("Fetch.requestPaused", ({ requestId, resourceType }) => {
    const [type, body] = resourceType === "Image" ? ["image/svg+xml", PICTURE] : ["text/html", MAP];
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "Content-Type", value: type }],
      body: Buffer.from(body).toString("base64"),
    };
    // The page may have gone meanwhile.
    session.send("Fetch.fulfillRequest", answer).catch(() => undefined);
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
}
