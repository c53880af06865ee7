import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { minify } from "terser";

const packageOf = createRequire(import.meta.url);
const [joined, minified] = ["esbuild", "terser"].map((name) => packageOf(`${name}/package.json`).version);

/** Part of what esbuild makes its hashes of, so that a file's name holds for the bytes that both make of it. */
export const MINIFIER = `/* esbuild ${joined}, terser ${minified} */`;

/**
 * esbuild leaves 4 kB of a first load that terser finds: without it the home page is past its budget.
 * @param {string} file
 */
export async function minifyFurther(file) {
  const { code = "" } = await minify(await readFile(file, "utf8"), {
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    format: { comments: false },
  });
  await writeFile(file, code);
}
