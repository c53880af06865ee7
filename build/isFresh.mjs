import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Nothing else decides what the build writes. */
const READ_BY_THE_BUILD = [
  "build",
  "build.mjs",
  "client",
  // Written by npm when it has installed something.
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
    // A folder changes when one of its files is added or removed.
    return [name, ...below.map((file) => join(name, file))].map((file) => changeTime(join(root, file)));
  });
  const changes = await Promise.all((await Promise.all(read)).flat());
  return (await changeTime(writtenLast)) > Math.max(...changes);
}
