import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { TestProject } from "vitest/node";
import { asset, compressFiles } from "../../build/assets.mjs";
import { root } from "../../build/folders.mjs";
import type { Asset, Manifest } from "../../server/files/manifest";
import { allArticles } from "../../server/articles";
import { allPages, articlePage, notFoundPage } from "../../shared/routes/pageTable";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the small build. */
    smallBuild: string;
  }
}

/** Hashed files of the small build. */
export const ENTRY = "/assets/main-TESTTEST.js";
export const STYLESHEET = "/assets/page-TESTTEST.css";
export const CORE_STYLESHEET = "/assets/core-TESTTEST.css";
export const FONT = "/assets/font-TESTTEST.woff2";

/** Writes a small build that the server can start with and respond from. There is nothing in it that a browser could run. */
export default async function writeSmallBuild({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "small-build-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, ENTRY), `export const entry = "${"x".repeat(2000)}";\n`);
  writeFileSync(join(folder, STYLESHEET), `main { color: red; }\n${"p { margin: 0; }\n".repeat(100)}`);
  writeFileSync(join(folder, FONT), "wOF2");
  await compressFiles(join(folder, "assets"));
  symlinkSync(join(root, "public"), join(folder, "public"));
  const entry = asset(folder, basename(ENTRY));
  const script = (name: string): Asset => ({ ...entry, href: `/assets/${name}-TESTTEST.js` });
  const font = asset(folder, basename(FONT));
  const stylesheet = asset(folder, basename(STYLESHEET));
  const pages: Manifest["pages"] = {};
  for (const page of [...allPages, articlePage, notFoundPage])
    pages[page.folder] = { stylesheets: [stylesheet], scripts: [script("page")] };
  const article: Manifest["article"] = {};
  for (const { slug } of allArticles) article[slug] = script(`article-${slug}`);
  const manifest: Manifest = {
    entry,
    core: {
      scripts: [script("packages"), script("core")],
      stylesheet: { ...stylesheet, href: CORE_STYLESHEET },
    },
    fonts: [font],
    pages,
    articles: script("articles"),
    articlePattern: script("article-*").href,
    article,
  };
  writeFileSync(join(folder, "manifest.json"), JSON.stringify(manifest));
  provide("smallBuild", folder);
  return () => rmSync(folder, { recursive: true });
}
