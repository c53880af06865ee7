import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/**
 * Writes the compressed forms beside each script and stylesheet; fonts are compressed already.
 * @param {string} folder of the build
 * @param {string[]} files below its assets
 */
export async function writeCompressed(folder, files) {
  const texts = files
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => join(folder, "assets", file));
  const written = texts.map(async (file) => {
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
  });
  await Promise.all(written);
}

/**
 * The smallest form of a text.
 * @param {Buffer} bytes
 */
export function brotli(bytes) {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
