import { readdirSync, statSync, watch } from "node:fs";
import { basename, join } from "node:path";

/** Editors write a file in several steps. */
const QUIET_MS = 10;
const OF_AN_EDITOR = /^\.|~$|\.(?:swp|tmp)$|^4913$/;

/**
 * Hands on the files that change in these folders and below, once nothing has changed for a moment. Folders are watched
 * rather than files: many editors replace a file by a new one.
 * @returns the function that stops it
 */
export function watchFolders(folders, onChange) {
  const watchers = new Map();
  const changed = new Set();
  let quiet;

  const report = (file) => {
    if (OF_AN_EDITOR.test(basename(file))) return;
    changed.add(file);
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, QUIET_MS);
  };
  const leave = (folder) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const enter = (folder) => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) for (const file of enter(path) ?? []) report(file);
      else {
        leave(path);
        report(path);
      }
    });
    watcher.on("error", () => leave(folder));
    watchers.set(folder, watcher);
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? (enter(path) ?? []) : [path];
    });
  };

  for (const folder of folders) enter(folder);
  return () => {
    clearTimeout(quiet);
    for (const folder of watchers.keys()) leave(folder);
  };
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
