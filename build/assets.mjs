import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Uses the highest quality, which is the default. */
export const brotli = promisify(brotliCompress);

/**
 * @param {string} folder of the build
 * @param {string} file below assets/
 * @returns {import("../server/files/manifest").Asset}
 */
export function asset(folder, file) {
  const bytes = readFileSync(join(folder, "assets", file));
  const hash = createHash("sha384").update(bytes).digest("base64");
  return { href: `/assets/${file}`, integrity: `sha384-${hash}` };
}

/**
 * Writes each script, stylesheet, drawing and icon in its compressed forms too, beside the original: server/files/serveFiles.ts sends
 * those.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const texts = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:css|js|svg|ico)$/.test(file),
  );
  const compressions = texts.map(async (name) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await brotli(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  });
  await Promise.all(compressions);
}
