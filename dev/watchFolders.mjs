import { readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** Editors write others beside it, such as .base.css.swp and base.css~. */
const NAME_OF_A_SOURCE = /^[^.].*\.\w+$/;

/**
 * Calls back with each file and folder that is saved, added or removed in these folders or below them, until the returned
 * function is called. Each folder is watched by itself: Node's recursive watch on Linux loses files that an editor replaces.
 * @param {string[]} folders
 * @param {(path: string) => void} handleChange
 */
export function watchFolders(folders, handleChange) {
  const watchers = folders.flatMap(withFoldersBelow).map((folder) =>
    watch(folder, (_event, name) => {
      const path = join(folder, name ?? "");
      const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
      if (isFolder || (name && NAME_OF_A_SOURCE.test(name))) handleChange(path);
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** @param {string} folder */
function withFoldersBelow(folder) {
  const below = readdirSync(folder, { recursive: true, withFileTypes: true });
  const folders = below.filter((entry) => entry.isDirectory());
  return [folder, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}
