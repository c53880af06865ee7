import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";

/** The headless shell comes first, because it takes half the time. */
const PROGRAMS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "microsoft-edge",
];

/** The Chromium of `CHROMIUM_PATH`, or else an installed one; undefined if there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const paths = given ? [given] : [...PROGRAMS.map(which), chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}

/**
 * The path of a program on `PATH`.
 * @param {string} program
 */
export function which(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
