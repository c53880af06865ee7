import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./folders.mjs";

/**
 * All files and folders below a folder, in their order. Their paths become imports, keys and addresses, and so have "/" on every
 * system: Windows answers with "\".
 * @param {string} folder from the project's root, as the paths are
 * @returns {readonly string[]}
 */
export function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .toSorted();
}
