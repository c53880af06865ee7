import * as esbuild from "esbuild";
import { resolve } from "node:path";
import type { BrowserContext } from "playwright";

const FOLDER = "/development";

/**
 * Gives the visitor's documents browser modules with React's development build, which tells of every difference between
 * what the server sent and what the browser renders; the production build is silent about attributes.
 */
export async function withDevelopmentReact(context: BrowserContext): Promise<void> {
  const modules = await developmentModules();
  await context.route(
    (url) => url.pathname.startsWith(`${FOLDER}/`),
    (route) => {
      const body = modules.get(new URL(route.request().url()).pathname);
      return body ? route.fulfill({ contentType: "text/javascript", body }) : route.fulfill({ status: 404 });
    },
  );
  await context.route("**/*", async (route) => {
    const isFrame = route.request().frame().parentFrame() !== null;
    if (isFrame || route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
      .replace(/src="\/assets\/main-[^"]*"( integrity="[^"]*")?/, `src="${FOLDER}/main.js"`);
    return route.fulfill({ response, body: html });
  });
}

let built: Promise<ReadonlyMap<string, string>> | undefined;

function developmentModules(): Promise<ReadonlyMap<string, string>> {
  built ??= build();
  return built;
}

async function build(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: resolve(import.meta.dirname, "../.."),
    entryPoints: { main: "client/main.ts" },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    write: false,
    format: "esm",
    target: ["es2022"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
    logLevel: "warning",
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}
