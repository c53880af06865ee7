import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import * as esbuild from "esbuild";
import { minify } from "terser";
import { asset } from "./assets.mjs";
import { assets, root } from "./folders.mjs";
import { HYDRATE, PAGE_FILE } from "./moduleGraph.mjs";
import { routerFiles } from "./routerFiles.mjs";

const MAIN = "client/main.ts";

const OPTIONS = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  logLevel: "warning",
  define: { "process.env.NODE_ENV": '"production"' },
  alias: routerFiles,
  outdir: assets,
  format: "esm",
  platform: "browser",
  target: ["es2022"],
  jsx: "automatic",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  legalComments: "none",
  // Part of the files' names, which hold for the bytes that terser makes of these.
  banner: { js: `/* terser ${await versionOf("terser")} */` },
};

/**
 * Every page loads four modules: the entry, the core (React, router, layout and all that they import) by way of the few
 * bytes that start the hydration, and its own. What is not in the core is bundled into each page that uses it, since a
 * request costs more than a drawing.
 */
export async function buildBrowserModules({ core, stylesheets }) {
  const outputs = outputsOf(
    await esbuild.build({
      ...OPTIONS,
      entryPoints: [HYDRATE],
      splitting: true,
      plugins: [wholePages(core, stylesheets)],
    }),
  );
  const hydrate = outputs.find(({ source }) => source === HYDRATE);
  const pages = outputs.filter(({ page }) => page);
  const shared = outputs.filter((output) => output !== hydrate && !output.page);
  if (shared.length !== 1)
    throw new Error(`One core was expected, not ${shared.map(({ name }) => name).join(", ")}`);

  const [main] = outputsOf(
    await esbuild.build({ ...OPTIONS, entryPoints: [MAIN], plugins: [hydrateOutside(hydrate.name)] }),
  );

  const files = [main, hydrate, ...shared, ...pages].map(({ name }) => name);
  await Promise.all(files.map(minifyFurther));
  return {
    main: await asset(main.name),
    core: await Promise.all([hydrate, ...shared].map(({ name }) => asset(name))),
    pages: new Map(await Promise.all(pages.map(async ({ name, page }) => [page, await asset(name)]))),
    files,
  };
}

async function versionOf(name) {
  return JSON.parse(await readFile(join(root, "node_modules", name, "package.json"), "utf8")).version;
}

/** esbuild leaves 4 kB of a first load that terser finds: without it the home page is past its budget. */
async function minifyFurther(name) {
  const file = join(assets, name);
  const { code } = await minify(await readFile(file, "utf8"), {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  });
  await writeFile(file, code);
}

function outputsOf({ metafile }) {
  return Object.entries(metafile.outputs).map(([file, { entryPoint }]) => ({
    name: basename(file),
    source: entryPoint,
    page: PAGE_FILE.exec(entryPoint ?? "")?.[1],
  }));
}

/** The entry has a build of its own, since what it shares with the core would become another module. */
function hydrateOutside(file) {
  return {
    name: "hydrate-outside",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/hydrate$/ }, () => ({ path: `./${file}`, external: true })),
  };
}

/** Makes one module of each page and its styles, with a copy of all modules outside the core. */
function wholePages(core, stylesheets) {
  return {
    name: "whole-pages",
    setup(build) {
      const resolveFile = async ({ path, importer, resolveDir, kind }) => {
        const { path: file, errors } = await build.resolve(path, {
          importer,
          resolveDir,
          kind,
          pluginData: { isResolving: true },
        });
        return { file, errors, name: relative(root, file) };
      };
      build.onResolve({ filter: /^\.\.?\// }, async ({ pluginData, ...args }) => {
        if (pluginData?.isResolving) return undefined;
        const { file, errors, name } = await resolveFile(args);
        if (errors.length > 0) return { errors };
        const page = args.kind === "dynamic-import" && PAGE_FILE.exec(name)?.[1];
        if (page) return { path: name, namespace: "page", pluginData: { page } };
        if (!pluginData?.page || core.has(name)) return { path: file };
        if (name.endsWith("Store.ts"))
          throw new Error(
            `${name} holds state: import it from the layout, or each page has a state of its own`,
          );
        return { path: file, suffix: `?page=${pluginData.page}`, pluginData };
      });
      build.onLoad({ filter: /./, namespace: "page" }, ({ path, pluginData }) => ({
        contents: pageEntry(path, pluginData.page, stylesheets),
        resolveDir: root,
        pluginData,
      }));
      // Only what a plugin loads hands its page on to what it imports.
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path, suffix, pluginData }) => {
        if (!suffix) return undefined;
        const contents = await readFile(path, "utf8");
        return { contents, loader: path.endsWith("x") ? "tsx" : "ts", resolveDir: dirname(path), pluginData };
      });
    },
  };
}

/** A page needs the whole core, so that this is one module, and its styles, which are not here where the visitor came from another page. */
function pageEntry(file, page, stylesheets) {
  const { whole, own } = stylesheets.pages.get(page);
  return `
    import "./${HYDRATE}";
    import { needStyles } from "./shared/pageStyles";
    export * from "./${file}";
    needStyles(${JSON.stringify({ folder: page, whole: whole.href, own: own.href })});`;
}
