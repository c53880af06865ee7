import * as esbuild from "esbuild";
import { bundleOptions } from "./bundle.mjs";

/** @param {string} file from the project's root */
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
