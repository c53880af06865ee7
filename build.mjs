// Builds everything into dist/: the browser's modules and stylesheet below dist/assets, the files of public/, the
// server as dist/server.js, and dist/manifest.json, which tells the server what the browser's files are called.
//   node build.mjs [--if-missing]
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import * as esbuild from "esbuild";
import { minify } from "terser";

const root = dirname(fileURLToPath(import.meta.url));
const dist = join(root, "dist");
const assets = join(dist, "assets");

if (process.argv.includes("--if-missing") && existsSync(join(dist, "manifest.json"))) process.exit(0);

const MAIN = "client/main.ts";
const HYDRATE = "client/hydrate.tsx";
const PAGE_FILE = /^shared\/pages\/([^/]+)\/[^/]+Page\.tsx$/;

const ROUTER = join(root, "node_modules/react-router/dist/production");

/** What the site uses nothing of, in the router's own source: 5 kB of every visitor's first load. */
const UNUSED_IN_ROUTER = [
  // Components and contexts that nobody imports: bundlers keep them for fear of side effects.
  [/^\w+\.displayName = "[\w.]+";$/gm, ""],
  [/= (React\d*)\.(forwardRef|createContext|createElement)\(/g, "= /* @__PURE__ */ $1.$2("],
  // Prefetching of data routes; links carry discover="none", and client/prefetch.ts fetches modules.
  [/^function PrefetchPageLinks\(.*?\n\}$/gms, "function PrefetchPageLinks() { return null; }"],
  [
    /^function usePrefetchBehavior\(.*?\n\}$/gms,
    "function usePrefetchBehavior(_, own) { return [false, undefined, own]; }",
  ],
  // Data routers.
  [/^function useNavigateStable\(.*?\n\}$/gms, "function useNavigateStable() {}"],
  [
    /^(function (?:useRoutesImpl|_renderMatches)\([^)]*), dataRouterOpts\) \{$/gm,
    "$1) { const dataRouterOpts = undefined;",
  ],
  [/^function (DefaultErrorComponent|RSCErrorHandler)\(.*?\n\}$/gms, "function $1() { return null; }"],
];

/** The site takes no bodies, and renders to streams only. */
const UNUSED_ON_THE_SERVER = [
  /node_modules\/body-parser\/index\.js$/,
  /node_modules\/react-dom\/cjs\/react-dom-server-legacy\.node\.production\.js$/,
];

const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  logLevel: "warning",
  define: { "process.env.NODE_ENV": '"production"' },
};

await rm(dist, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

const [modules, styles] = await Promise.all([
  buildModules(),
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
    jsx: "automatic",
    plugins: [slimRouter(), withoutUnusedPackages()],
    // For terminals of developers only; where it is not installed the log stays JSON.
    external: ["pino-pretty"],
    sourcemap: "linked",
    // One file starts in half the time of a folder of packages. Those that are not ES modules call require.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  }),
  cp(join(root, "public"), join(dist, "public"), { recursive: true }),
]);

const styleFiles = Object.keys(styles.metafile.outputs).map((file) => basename(file));
const manifest = {
  entry: await asset(modules.main),
  pageModules: Object.fromEntries(
    await Promise.all(
      [...modules.pages].map(async ([folder, file]) => [
        folder,
        [await asset(modules.core), await asset(file)],
      ]),
    ),
  ),
  stylesheet: await asset(styleFiles.find((file) => file.endsWith(".css"))),
  displayFont: await asset(styleFiles.find((file) => file.includes("hedvig"))),
};
// The folder runs anywhere by itself: Node has to know that server.js is an ES module.
await writeFile(join(dist, "package.json"), JSON.stringify({ type: "module" }));
await writeFile(join(dist, "manifest.json"), JSON.stringify(manifest, null, 2));
await reportSizes([modules.main, modules.core, ...modules.pages.values(), ...styleFiles]);

/**
 * Every page loads three modules: the entry, the core (React, router, layout and all that they import) and its own.
 * What is not in the core is bundled into each page that uses it, since a request costs more than a drawing.
 */
async function buildModules() {
  const options = {
    ...shared,
    outdir: assets,
    write: false,
    format: "esm",
    platform: "browser",
    target: ["es2022"],
    jsx: "automatic",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    // The names hold for the bytes that terser makes of these.
    banner: { js: `/*! terser ${JSON.parse(await readFile("node_modules/terser/package.json")).version} */` },
  };
  const live = {
    ...options,
    entryPoints: [HYDRATE],
    splitting: true,
    plugins: [slimRouter()],
  };
  const core = staticImports((await esbuild.build(live)).metafile.inputs, HYDRATE);
  const outputs = outputsOf(await esbuild.build({ ...live, plugins: [slimRouter(), wholePages(core)] }));
  const stub = outputs.find(({ source }) => source === HYDRATE);
  const pages = outputs.filter(({ source }) => PAGE_FILE.test(source));
  const rest = outputs.filter((output) => output !== stub && !pages.includes(output));
  if (rest.length !== 1) throw new Error(`One core was expected, not ${rest.map(({ name }) => name).join(", ")}`);
  exportHydrate(rest[0], stub);

  const coreOutside = {
    name: "core-outside",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/hydrate$/ }, () => ({ path: `./${rest[0].name}`, external: true })),
  };
  const [main] = outputsOf(await esbuild.build({ ...options, entryPoints: [MAIN], plugins: [coreOutside] }));

  await Promise.all([main, rest[0], ...pages].map(writeMinified));
  return {
    main: main.name,
    core: rest[0].name,
    pages: new Map(pages.map(({ name, source }) => [PAGE_FILE.exec(source)[1], name])),
  };
}

function outputsOf({ metafile, outputFiles }) {
  return Object.entries(metafile.outputs).map(([file, { entryPoint }]) => ({
    name: basename(file),
    source: entryPoint?.split("?")[0],
    text: outputFiles.find(({ path }) => path === join(root, file)).text,
  }));
}

/** Cuts out of the router what the site does not use. Where the router was rewritten, the build fails and says so. */
function slimRouter() {
  return {
    name: "slim-router",
    setup({ onResolve, onLoad, onEnd }) {
      const cuts = new Set();
      // The package names its development build for every environment.
      onResolve({ filter: /^react-router(?:\/dom)?$/ }, ({ path }) => ({
        path: join(ROUTER, path === "react-router" ? "index.mjs" : "dom-export.mjs"),
        sideEffects: false,
      }));
      onLoad({ filter: /react-router\/dist\/production\/.*\.mjs$/ }, async ({ path }) => {
        let contents = await readFile(path, "utf8");
        for (const [pattern, replacement] of UNUSED_IN_ROUTER) {
          const slimmer = contents.replace(pattern, replacement);
          if (slimmer !== contents) cuts.add(pattern);
          contents = slimmer;
        }
        return { contents, loader: "js" };
      });
      onEnd(() => ({
        errors: UNUSED_IN_ROUTER.filter(([pattern]) => !cuts.has(pattern)).map(([pattern]) => ({
          text: `The router has nothing like ${pattern} any more: mend UNUSED_IN_ROUTER in build.mjs`,
        })),
      }));
    },
  };
}

/** Leaves out of the server what its packages load and it never calls: half a second of every start on a small machine. */
function withoutUnusedPackages() {
  return {
    name: "without-unused-packages",
    setup({ onLoad, onEnd }) {
      const left = new Set();
      for (const pattern of UNUSED_ON_THE_SERVER)
        onLoad({ filter: pattern }, () => {
          left.add(pattern);
          return { contents: "module.exports = {};" };
        });
      onEnd(() => ({
        errors: UNUSED_ON_THE_SERVER.filter((pattern) => !left.has(pattern)).map((pattern) => ({
          text: `The server loads nothing like ${pattern} any more: mend UNUSED_ON_THE_SERVER in build.mjs`,
        })),
      }));
    },
  };
}

/** Gives each page its own copy of all modules outside the core, and the whole core to each, so that it is one file. */
function wholePages(core) {
  return {
    name: "whole-pages",
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, pluginData, ...args }) => {
        if (pluginData?.isResolving) return undefined;
        const resolved = await build.resolve(path, { ...args, pluginData: { isResolving: true } });
        const file = relative(root, resolved.path);
        const page = args.kind === "dynamic-import" ? PAGE_FILE.exec(file)?.[1] : pluginData?.page;
        if (!page || core.has(file)) return { ...resolved, pluginData: undefined };
        if (file.endsWith("Store.ts"))
          throw new Error(
            `${file} holds state: import it from the layout, or each page has a state of its own`,
          );
        return { ...resolved, suffix: `?page=${page}`, pluginData: { page } };
      });
      // Only what a plugin loads hands its page on to what it imports.
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) => {
        if (!pluginData?.page) return undefined;
        const source = await readFile(path, "utf8");
        const isPage = PAGE_FILE.test(relative(root, path));
        return {
          contents: isPage ? `${source}\nimport ${JSON.stringify(join(root, HYDRATE))};` : source,
          loader: path.endsWith("x") ? "tsx" : "ts",
          resolveDir: dirname(path),
          pluginData,
        };
      });
    },
  };
}

/** Of an entry whose code is in the core, esbuild makes a file that only hands it on: the core exports it itself. */
function exportHydrate(core, stub) {
  const alias = /import\s*\{\s*(\w+) as (\w+)\s*\}[^;]*;\s*export\s*\{\s*\2 as hydrate\s*\}/.exec(
    stub.text,
  )?.[1];
  const local = new RegExp(`([\\w$]+) as ${alias}\\b`).exec(
    core.text.slice(core.text.lastIndexOf("export{")),
  )?.[1];
  if (!local) throw new Error("esbuild writes the stub of an entry in a new way: mend exportHydrate");
  core.text += `export{${local} as hydrate};`;
}

async function writeMinified({ name, text }) {
  const { code } = await minify(text, {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  });
  await writeFile(join(assets, name), code);
}

/** This module and all that it imports statically, by the graph of esbuild's metafile. */
function staticImports(inputs, start) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path, kind } of inputs[file].imports) if (kind !== "dynamic-import") visit(path);
  };
  visit(start);
  return found;
}

async function asset(file) {
  const bytes = await readFile(join(assets, file));
  return {
    href: `/assets/${file}`,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}

/** Writes the compressed forms beside each file that is worth it, and the sizes to dist/sizes.json. */
async function reportSizes(files) {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(assets, file));
      if (!/\.(?:js|css)$/.test(file)) return [file, { identity: bytes.length }];
      const br = await promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
      const gz = await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });
      await Promise.all([
        writeFile(join(assets, `${file}.br`), br),
        writeFile(join(assets, `${file}.gz`), gz),
      ]);
      return [file, { identity: bytes.length, gzip: gz.length, br: br.length }];
    }),
  );
  await writeFile(join(dist, "sizes.json"), JSON.stringify(Object.fromEntries(sizes), null, 2));
  for (const [file, { identity, br }] of sizes) console.log(`${String(br ?? identity).padStart(8)}  ${file}`);
}
