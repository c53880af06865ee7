import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** The one without windows first: it needs half the time. */
const PROGRAMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "microsoft-edge",
];

/** The Chromium of `CHROMIUM_PATH`, else one that is installed; undefined where there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const paths = given ? [given] : [...PROGRAMS.map(which), chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}

/**
 * Where the system finds this program.
 * @param {string} program
 */
export function which(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
