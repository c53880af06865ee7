import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The one without windows first: it needs half the time. */
const PROGRAMS = "chromium-headless-shell chromium chromium-browser google-chrome microsoft-edge".split(" ");

/** The Chromium of `CHROMIUM_PATH`, else one that is installed; undefined where there is none. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  const paths = given ? [given] : [...PROGRAMS.map(which), chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
}

/** @param {string} program */
export function which(program) {
  try {
    return execFileSync("which", [program], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}
