// Builds everything into dist/: the browser's modules and stylesheet below dist/assets, the files of public/, the
// server as dist/server.js, and dist/manifest.json, which tells the server what the browser's files are called.
//   node build.mjs [--if-missing]
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");
const assets = join(dist, "assets");

if (process.argv.includes("--if-missing") && existsSync(join(dist, "manifest.json"))) process.exit(0);

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  sourcemap: false,
  metafile: true,
  logLevel: "warning",
  define: { "process.env.NODE_ENV": '"production"' },
};

await rm(dist, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

const [modules, styles] = await Promise.all([
  esbuild.build({
    ...shared,
    entryPoints: { main: "client/main.ts" },
    outdir: assets,
    format: "esm",
    splitting: true,
    platform: "browser",
    target: ["es2022"],
    jsx: "automatic",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  }),
  esbuild.build({
    ...shared,
    entryPoints: { site: "shared/styles/site.css" },
    outdir: assets,
    target: ["chrome117", "firefox117", "safari17"],
    loader: { ".woff2": "file" },
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
  }),
  esbuild.build({
    ...shared,
    entryPoints: { server: "server/main.ts" },
    outdir: dist,
    format: "esm",
    platform: "node",
    target: ["node20.19"],
    packages: "external",
    jsx: "automatic",
    sourcemap: "linked",
  }),
  cp(join(root, "public"), join(dist, "public"), { recursive: true }),
]);

await writeFile(
  join(dist, "manifest.json"),
  JSON.stringify(await describe(modules.metafile, styles.metafile), null, 2),
);

/** Which files the document of each page names, with the hash that the browser checks them by. */
async function describe(modulesMeta, stylesMeta) {
  const outputs = Object.entries(modulesMeta.outputs);
  const built = (source) => outputs.find(([, { entryPoint }]) => entryPoint === source)[0];
  const entry = built("client/main.ts");
  const rest = built("client/hydrate.tsx");
  const pageModules = {};
  for (const [file, { entryPoint }] of outputs) {
    const folder = entryPoint?.match(/^shared\/pages\/([^/]+)\//)?.[1];
    if (folder)
      pageModules[folder] = await Promise.all(staticImports(modulesMeta, [entry, rest, file]).map(asset));
  }
  const styleFiles = Object.keys(stylesMeta.outputs);
  return {
    entry: await asset(entry),
    pageModules,
    stylesheet: await asset(styleFiles.find((file) => file.endsWith(".css"))),
    displayFont: await asset(styleFiles.find((file) => file.includes("hedvig"))),
  };
}

/** These modules and all that they import statically, the entry itself left out: the order of fetching. */
function staticImports(metafile, files) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of metafile.outputs[file].imports) if (kind === "import-statement") visit(path);
  };
  files.forEach(visit);
  found.delete(files[0]);
  return [...found];
}

async function asset(file) {
  const bytes = await readFile(join(root, file));
  return {
    href: `/assets/${basename(file)}`,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}
