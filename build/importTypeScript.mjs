import * as esbuild from "esbuild";
import { root } from "./folders.mjs";

/**
 * Imports a TypeScript file of the site into a script that runs in Node.
 * @param {string} file from the project's root
 */
export async function importTypeScript(file) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    format: "esm",
    jsx: "automatic",
    platform: "node",
    logLevel: "silent",
    write: false,
  });
  const source = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
  return import(`data:text/javascript;base64,${source}`);
}
