import { basename, join } from "node:path";
import * as esbuild from "esbuild";
import { root } from "./folders.mjs";

/** What all bundles have in common. */
export const bundleOptions = /** @satisfies {esbuild.BuildOptions} */ ({
  absWorkingDir: root,
  bundle: true,
  format: /** @type {const} */ ("esm"),
  jsx: /** @type {const} */ ("automatic"),
  legalComments: /** @type {const} */ ("none"),
  // The caller prints the errors. Otherwise they would be printed twice.
  logLevel: /** @type {const} */ ("silent"),
});

/**
 * Kept in development, by what they bundle, so that the next build parses only files that have changed.
 * @type {Map<string, esbuild.BuildContext<esbuild.BuildOptions & { metafile: true }>>}
 */
const contexts = new Map();

/**
 * Runs esbuild.
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {esbuild.BuildOptions} settings
 * @param {Readonly<Record<string, string>>} [texts] of entry points that are no files
 * @returns {Promise<{ readonly metafile: esbuild.Metafile }>}
 */
export async function bundle({ isProduction }, settings, texts = {}) {
  const withMetafile = { ...settings, metafile: /** @type {const} */ (true) };
  if (isProduction) return esbuild.build(withMetafile);

  const name = JSON.stringify([settings.entryPoints, texts]);
  const context = contexts.get(name) ?? (await esbuild.context(withMetafile));
  contexts.set(name, context);
  return context.rebuild();
}

/**
 * The files that parts of an output come from. What was left out of it, because nothing uses it, is none of them.
 * @param {{ readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }} output
 */
export function sourcesOf({ inputs }) {
  return Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0);
}

/**
 * @typedef {object} BuiltFile
 * @property {string} name below assets/
 * @property {string} source the entry point; "" for files that are not one, such as chunks and fonts
 * @property {Record<string, { bytesInOutput: number }>} inputs
 * @property {readonly string[]} imports the names of the modules that it imports
 */

/**
 * What all bundles for browsers have in common. They are written into assets/.
 * @param {import("./folders.mjs").BuildOptions} options
 */
export function browserOptions({ folder, isProduction }) {
  return /** @satisfies {esbuild.BuildOptions} */ ({
    ...bundleOptions,
    outdir: join(folder, "assets"),
    entryNames: isProduction ? "[name]-[hash]" : "[name]",
    chunkNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    // Also decides which build of React is used: esbuild sets NODE_ENV to production only when it minifies.
    minify: isProduction,
    sourcemap: isProduction ? false : "linked",
    charset: "utf8",
    // Keeps hashes the same where node_modules is a symlink: paths of packages are part of the hash.
    preserveSymlinks: true,
    platform: "browser",
    target: ["chrome131", "firefox128", "safari18.1"],
    // Older browsers get the page without script, but with its styles.
    supported: { nesting: false },
    logOverride: { "css-syntax-error": "error" },
    ...(isProduction ? {} : { conditions: ["drafts", "module"] }),
    loader: { ".woff2": "file" },
  });
}

/**
 * @param {{ readonly metafile: esbuild.Metafile }} result
 * @returns {readonly BuiltFile[]}
 */
export function filesOf({ metafile: { outputs } }) {
  return Object.entries(outputs).map(([path, output]) => ({
    name: basename(path),
    source: output.entryPoint ?? "",
    inputs: output.inputs,
    imports: output.imports.map(({ path: imported }) => basename(imported)),
  }));
}
