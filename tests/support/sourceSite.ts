import { once } from "node:events";
import { mkdtempSync, symlinkSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import supertest from "supertest";
import { afterAll, beforeAll } from "vitest";
import { asset, writeCompressed } from "../../build/assets.mjs";
import { root } from "../../build/folders.mjs";
import type { Manifest } from "../../server/files/manifest";
import { createServer } from "../../server/createServer";
import { createServerContext } from "../../server/serverContext";
import { readSettings } from "../../server/settings";
import { loadAllPages } from "../../shared/pageModules";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages, articlePage, notFoundPage } from "../../shared/pageTable";
import { until } from "./builtServer";

type Environment = Readonly<Record<string, string>>;

/** What stands for the hashed files of a build. */
export const ENTRY = "/assets/main-TESTTEST.js";
export const STYLESHEET = "/assets/page-TESTTEST.css";
export const FONT = "/assets/font-TESTTEST.woff2";
const files: Readonly<Record<string, string>> = {
  [ENTRY]: `export const entry = "${"x".repeat(2000)}";\n`,
  [STYLESHEET]: `main { color: red; }\n${"p { margin: 0; }\n".repeat(100)}`,
  [FONT]: "wOF2",
};

/** A small build in a folder: enough to respond to everything, nothing that a browser could run. */
async function writeSmallBuild(folder: string): Promise<Manifest> {
  const names = Object.keys(files).map((href) => href.replace("/assets/", ""));
  await mkdir(join(folder, "assets"));
  for (const [href, text] of Object.entries(files)) await writeFile(join(folder, href), text);
  await writeCompressed(folder, names);
  symlinkSync(join(root, "public"), join(folder, "public"));
  const [entry, stylesheet, displayFont] = names.map((name) => asset(folder, name));
  if (!entry || !stylesheet || !displayFont) throw new Error("three files were written");
  const modules = ["shared", "layout", "page"].map((name) => ({
    ...entry,
    href: `/assets/${name}-TESTTEST.js`,
  }));
  const rows = [...allPages, articlePage, notFoundPage].map(({ folder }) => [
    folder,
    { stylesheet, modules },
  ]);
  return {
    entry,
    stylesheet,
    displayFont,
    pages: Object.fromEntries(rows) as Manifest["pages"],
    articles: Object.fromEntries(allArticles.map(({ slug }) => [slug, entry])),
  };
}

/** The site made from its source, in this process. The caller has to close it. */
export async function startSourceSite(
  environment: Environment = {},
  change?: (manifest: Manifest) => Manifest,
) {
  await loadAllPages([...allPages, ...allArticles.map(({ slug }) => ({ ...articlePage, slug }))]);
  const distFolder = mkdtempSync(join(tmpdir(), "small-build-"));
  const manifest = await writeSmallBuild(distFolder);
  const settings = readSettings(environment);
  let logged = "";
  const log = pino(
    { level: settings.LOG_LEVEL, base: undefined },
    { write: (line: string) => void (logged += line) },
  );
  const context = createServerContext({
    settings,
    distFolder,
    manifest: change?.(manifest) ?? manifest,
    log,
  });
  const { server, ...rest } = await createServer(context, { dropped: 0 });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
    await rm(distFolder, { recursive: true });
  };
  const { port } = server.address() as AddressInfo;
  return {
    ...rest,
    context,
    manifest,
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    logged: () => logged,
    close,
  };
}

/** Such a site under these settings while the tests of a file, or of a block, run. */
export function sourceSite(environment: Environment = {}) {
  let site: Awaited<ReturnType<typeof startSourceSite>> | undefined;
  beforeAll(async () => {
    site = await startSourceSite(environment);
  });
  afterAll(() => site?.close());
  const running = () => {
    if (!site) throw new Error("the site is there while tests run, not before");
    return site;
  };
  return {
    get port() {
      return running().port;
    },
    get manifest() {
      return running().manifest;
    },
    get documents() {
      return running().documents;
    },
    get log() {
      return running().logged();
    },
    get: (path: string) => supertest(running().server).get(path),
    request: () => supertest(running().server),
    /** Resolves once all pages are sent from memory. */
    prepareAll: () => running().documents.prepareAll(),
    /** Waits until this document is sent from memory. */
    untilReady: (path: string) => until(() => running().ready.find(path) !== undefined),
  };
}
