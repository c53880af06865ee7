import * as esbuild from "esbuild";
import { bundleOptions } from "./bundleOptions.mjs";

/** @param {string} file from the project's root */
export async function importTypeScript(file) {
  const options = { ...bundleOptions, entryPoints: [file], platform: /** @type {const} */ ("node") };
  const { outputFiles } = await esbuild.build({ ...options, write: false });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}
