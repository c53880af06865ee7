import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const READ_BY_THE_BUILD = [
  "build",
  "build.mjs",
  "client",
  // npm writes it at the end of an installation.
  "node_modules/.package-lock.json",
  "package-lock.json",
  "package.json",
  "public",
  "server",
  "shared",
  "tsconfig.json",
];

/**
 * Whether the file that a build wrote last is newer than all that the build reads.
 * @param {string} root of the project
 * @param {string} writtenLast
 */
export async function isFresh(root, writtenLast) {
  const changeTime = (/** @type {string} */ path) =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const read = READ_BY_THE_BUILD.map(async (name) => {
    const below = await readdir(join(root, name), { recursive: true }).catch(() => []);
    // The folder itself changes when a file is added or removed.
    return Math.max(...(await Promise.all(["", ...below].map((file) => changeTime(join(root, name, file))))));
  });
  return (await changeTime(writtenLast)) > Math.max(...(await Promise.all(read)));
}
