// Who is measured: this server, and others that answer the same home page.
import { writeFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { isInstalled } from "./cores.mjs";

const here = import.meta.dirname;
const root = join(here, "../..");
const SITE = join(root, "dist/server.js");
const NAIVE = join(here, "built/naive.mjs");
const NODE_HTTP = join(here, "contestants/nodeHttp.mjs");
const EXPRESS = join(here, "contestants/express.mjs");
/** Without these no browser would show the page right. */
const NEEDED_HEADERS = new Set([
  "content-type",
  "content-length",
  "content-encoding",
  "cache-control",
  "vary",
]);

/** What each server writes by itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

const node = (file, environment) => () => ({ program: process.execPath, args: [file], environment });

/** This server as anybody starts it, writing its log. */
export const site = { name: "this server, ready", command: node(SITE, { LOG_FORMAT: "json" }) };

export const liveSite = {
  name: "this server, live",
  isRendering: true,
  command: node(SITE, { LOG_FORMAT: "json", PAGE_CACHE: "off" }),
};

/** The usual way: helmet, compression, a rendering per request. */
export const naive = { name: "naive server", isRendering: true, command: node(NAIVE) };

export async function buildNaive() {
  await esbuild.build({
    entryPoints: [join(here, "contestants/naive.tsx")],
    outfile: NAIVE,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    minify: true,
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}

/**
 * Servers that have nothing to do but to write this answer of the site's.
 * @param folder where they find it
 */
export async function sameAnswer(folder, encoding, { headers, body }) {
  const bodyFile = join(folder, `home.${encoding}`);
  await writeFile(bodyFile, body);
  const pairs = Array.from({ length: headers.length / 2 }, (_, index) =>
    headers.slice(index * 2, index * 2 + 2),
  ).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase()));
  const environmentWith = async (name, kept) => {
    const headersFile = join(folder, `${name}.${encoding}.json`);
    await writeFile(headersFile, JSON.stringify(kept.flat()));
    return { BODY_FILE: bodyFile, HEADERS_FILE: headersFile };
  };
  const all = await environmentWith("all", pairs);
  const few = await environmentWith(
    "few",
    pairs.filter(([name]) => NEEDED_HEADERS.has(name.toLowerCase())),
  );
  return [
    { name: "node:http, same bytes", command: node(NODE_HTTP, all) },
    { name: "node:http, same body, five headers", command: node(NODE_HTTP, few) },
    { name: "Express, same bytes", command: node(EXPRESS, all) },
    ...(isInstalled("nginx") ? [await nginx(folder, bodyFile, pairs)] : []),
  ];
}

/** The least that a Node server can be. */
export async function bareServer(folder) {
  const environment = { BODY_FILE: join(folder, "ok"), HEADERS_FILE: join(folder, "ok.json") };
  await writeFile(environment.BODY_FILE, "ok\n");
  await writeFile(environment.HEADERS_FILE, JSON.stringify(["Content-Type", "text/plain"]));
  return { name: "bare http server", command: node(NODE_HTTP, environment) };
}

async function nginx(folder, bodyFile, pairs) {
  const prefix = await mkdtemp(join(folder, "nginx-"));
  const quoted = (text) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  const headers = pairs
    .filter(([name]) => !["Content-Type", "Content-Length", "ETag"].includes(name))
    .map(([name, value]) => `add_header ${name} ${quoted(value)};`);
  const configuration = (port) => `daemon off;
pid ${prefix}/pid;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  keepalive_requests 1000000;
  open_file_cache max=10;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      default_type "text/html; charset=utf-8";
      ${headers.join("\n      ")}
      try_files /${basename(bodyFile)} =404;
    }
  }
}
`;
  const file = join(prefix, "nginx.conf");
  return {
    name: "nginx, same file",
    command: (port) => {
      writeFileSync(file, configuration(port));
      return { program: "nginx", args: ["-p", prefix, "-e", "/dev/null", "-c", file] };
    },
  };
}
