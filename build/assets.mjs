import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** @type {(folder: string, file?: string) => import("../server/files/manifest").Asset} */
export function asset(folder, file = "") {
  const bytes = readFileSync(join(folder, "assets", file));
  const hash = createHash("sha384").update(bytes).digest("base64");
  return { href: `/assets/${file}`, integrity: `sha384-${hash}` };
}

/** Writes the compressed forms of scripts and stylesheets beside them. @param {string} folder of the build */
export async function compressAssets(folder) {
  const assets = join(folder, "assets");
  const texts = (await readdir(assets)).filter((file) => /\.(?:js|css)$/.test(file));
  const written = texts.map(async (name) => {
    const file = join(assets, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
  });
  await Promise.all(written);
}

/** At the highest quality, which is the default. @param {Buffer} text */
export function brotli(text) {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_SIZE_HINT]: text.length };
  return promisify(brotliCompress)(text, { params });
}
