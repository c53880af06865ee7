import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";

/**
 * A module of the site, for a program that Node runs as it is.
 * @param {string} file from the project's root
 */
export async function importTypeScript(file) {
  const { outputFiles } = await esbuild.build({
    ...bundleOptions,
    entryPoints: [file],
    platform: "node",
    write: false,
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}
