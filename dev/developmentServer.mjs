import { readFile } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { problemMarkup, problemPage, PROBLEM_STYLES } from "./problemPage.mjs";

const ASSETS = "/assets/";
const EVENTS = "/@dev/events";
const SCRIPT = "/@dev/liveReload.js";
const RECONNECT_MS = 300;

const OWN_FILES = {
  [SCRIPT]: ["liveReload.js", "text/javascript; charset=utf-8"],
  [PROBLEM_STYLES]: ["problem.css", "text/css; charset=utf-8"],
};
const ASSET_TYPES = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  map: "application/json",
  woff2: "font/woff2",
};

/**
 * Holds the port from the first moment to the last, whatever becomes of the site behind it. Built files come from memory;
 * everything else is answered by the site's own server, for which requests wait while it is replaced.
 */
export function createDevelopmentServer(site) {
  const listeners = new Set();
  const announce = (response) => response.write(`data: ${JSON.stringify(stateOf(site))}\n\n`);
  site.on("change", () => listeners.forEach(announce));

  const follow = async (response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: ${RECONNECT_MS}\n\n`);
    await site.settled();
    announce(response);
    listeners.add(response);
    response.on("close", () => listeners.delete(response));
  };

  return createServer((request, response) => {
    const path = request.url.split("?", 1)[0];
    if (path === EVENTS) return follow(response);
    if (path in OWN_FILES) return sendOwnFile(path, response);
    if (path.startsWith(ASSETS)) return sendAsset(site, path, request, response);
    return passOn(site, request, response);
  });
}

function stateOf({ state }) {
  return { ...state, problems: problemMarkup(state.problems) };
}

async function sendOwnFile(path, response) {
  const [file, type] = OWN_FILES[path];
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" });
  response.end(await readFile(join(import.meta.dirname, file)));
}

async function sendAsset(site, path, request, response) {
  await (path.endsWith(".js") ? site.settled() : site.shown());
  const asset = site.asset(path.slice(ASSETS.length));
  if (!asset) return passOn(site, request, response);
  const { bytes, tag, isHashed } = asset;
  const etag = `"${tag}"`;
  const isKnown = request.headers["if-none-match"] === etag;
  response.writeHead(isKnown ? 304 : 200, {
    "Content-Type": ASSET_TYPES[path.split(".").at(-1)],
    "Cache-Control": isHashed ? "max-age=31536000, immutable" : "no-cache",
    ETag: etag,
  });
  response.end(isKnown || request.method === "HEAD" ? undefined : bytes);
  return undefined;
}

/** Hands the request to the site's server, and the answer back with what live reload needs. */
async function passOn(site, request, response) {
  const { process, state, time } = await site.shown();
  // A picture or an icon can be had all the same.
  if (!process || (state.isBroken && request.headers.accept?.includes("text/html")))
    return sendProblems(state, response);
  process.answerWith(response);
  const inner = send({
    agent: process.agent,
    host: "127.0.0.1",
    port: process.port,
    method: request.method,
    path: request.url,
    headers: { ...request.headers, "accept-encoding": "identity" },
  });
  inner.on("response", (answer) => void passBack(answer, { time, styles: state.styles }, request, response));
  inner.on("error", () => {
    if (response.headersSent) response.destroy();
    else sendProblems(site.state, response);
  });
  request.pipe(inner);
  return undefined;
}

async function passBack(answer, shown, request, response) {
  const headers = { ...answer.headers, "cache-control": "no-cache" };
  delete headers.connection;
  delete headers["keep-alive"];
  const isDocument = headers["content-type"]?.startsWith("text/html");
  if (!isDocument || request.method === "HEAD") {
    response.writeHead(answer.statusCode, headers);
    answer.pipe(response);
    return;
  }
  const document = Buffer.from((await text(answer)).replace("</head>", `${scriptTag(shown)}</head>`));
  delete headers["transfer-encoding"];
  headers["content-length"] = document.length;
  headers["content-security-policy"] = headers["content-security-policy"]?.replace(
    "connect-src 'none'",
    "connect-src 'self'",
  );
  response.writeHead(answer.statusCode, headers);
  response.end(document);
}

function sendProblems({ problems }, response) {
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(problemPage(problems, scriptTag({ time: 0, styles: "" })));
}

/** Tells the script what the document shows: the site of which time, in which styles. */
function scriptTag({ time, styles }) {
  return `<script async src="${SCRIPT}" data-time="${time}" data-styles="${styles}" data-events="${EVENTS}" data-problem-styles="${PROBLEM_STYLES}"></script>`;
}
