import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { asset } from "./assets.mjs";
import { assets, root } from "./folders.mjs";
import { HYDRATE, PAGE_FILE } from "./moduleGraph.mjs";
import { reactAsModules } from "./reactAsModules.mjs";
import { slimReact } from "./slimReact.mjs";
import { slimRouter } from "./slimRouter.mjs";

const MAIN = "client/main.ts";

/**
 * Every page loads three modules: the entry, the core (React, router, layout and all that they import) and its own.
 * What is not in the core is bundled into each page that uses it, since a request costs more than a drawing.
 */
export async function buildBrowserModules({ core, stylesheets }) {
  const options = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    logLevel: "warning",
    define: { "process.env.NODE_ENV": '"production"' },
    outdir: assets,
    write: false,
    format: "esm",
    platform: "browser",
    target: ["es2022"],
    jsx: "automatic",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    // The names hold for the bytes that terser makes of these.
    banner: { js: `/*! terser ${await versionOf("terser")} */` },
  };
  const outputs = outputsOf(
    await esbuild.build({
      ...options,
      entryPoints: [HYDRATE],
      splitting: true,
      plugins: [
        slimReact(root),
        reactAsModules("react-dom/client.js"),
        slimRouter(root),
        wholePages(core, stylesheets),
      ],
    }),
  );
  const stub = outputs.find(({ source }) => source === HYDRATE);
  const pages = outputs.filter(({ source }) => PAGE_FILE.test(source));
  const rest = outputs.filter((output) => output !== stub && !pages.includes(output));
  if (rest.length !== 1)
    throw new Error(`One core was expected, not ${rest.map(({ name }) => name).join(", ")}`);
  exportHydrate(rest[0], stub);

  const coreOutside = {
    name: "core-outside",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/hydrate$/ }, () => ({ path: `./${rest[0].name}`, external: true })),
  };
  const [main] = outputsOf(await esbuild.build({ ...options, entryPoints: [MAIN], plugins: [coreOutside] }));

  await Promise.all([main, rest[0], ...pages].map(writeMinified));
  return {
    main: await asset(main.name),
    core: await asset(rest[0].name),
    pages: new Map(
      await Promise.all(
        pages.map(async ({ name, source }) => [PAGE_FILE.exec(source)[1], await asset(name)]),
      ),
    ),
    files: [main, rest[0], ...pages].map(({ name }) => name),
  };
}

async function versionOf(name) {
  return JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8")).version;
}

function outputsOf({ metafile, outputFiles }) {
  return Object.entries(metafile.outputs).map(([file, { entryPoint }]) => ({
    name: basename(file),
    source: entryPoint?.split("?")[0],
    text: outputFiles.find(({ path }) => path === join(root, file)).text,
  }));
}

/**
 * Gives each page its own copy of all modules outside the core, and the whole core to each, so that it is one file. A page
 * also asks for its styles, which are not here where the visitor came from another page.
 */
function wholePages(core, stylesheets) {
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
          contents: isPage ? source + pageEnding(pluginData.page, stylesheets) : source,
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

function pageEnding(folder, stylesheets) {
  const { whole, own } = stylesheets.pages.get(folder);
  return `
    import ${JSON.stringify(join(root, HYDRATE))};
    import { needStyles } from ${JSON.stringify(join(root, "shared/pageStyles.ts"))};
    needStyles(${JSON.stringify({ folder, whole: whole.href, own: own.href })});`;
}
