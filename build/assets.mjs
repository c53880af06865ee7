import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assets } from "./folders.mjs";

/** What documents say of a built file: its address, and the hash that the browser checks it by. */
export async function asset(file) {
  const bytes = await readFile(join(assets, file));
  return {
    href: `/assets/${file}`,
    integrity: `sha384-${createHash("sha384").update(bytes).digest("base64")}`,
  };
}
