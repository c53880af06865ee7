import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const FOLDERS = ["build", "client", "public", "server", "shared"];
// npm writes the last one at the end of an installation.
const FILES = [
  "build.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "node_modules/.package-lock.json",
];

/**
 * Whether a file that a build has written is newer than all that the build reads.
 * @param {string} root of the project
 * @param {string} built
 */
export async function isFresh(root, built) {
  const timeOf = (/** @type {string} */ path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const below = FOLDERS.map(async (name) => {
    const files = await readdir(join(root, name), { recursive: true }).catch(() => []);
    // The folder itself changes when a file is added or removed.
    return ["", ...files].map((file) => join(root, name, file));
  });
  const read = [...FILES.map((file) => join(root, file)), ...(await Promise.all(below)).flat()];
  return (await timeOf(built)) > Math.max(...(await Promise.all(read.map(timeOf))));
}
