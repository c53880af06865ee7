// `npm test`: builds, finds or fetches a Chromium, its fonts and HAProxy, and runs the tests, unattended.
//   node tests/run.mjs [arguments for vitest]
import { spawnSync } from "node:child_process";
import { findChromium, which } from "./support/findChromium.mjs";

/** Without windows, and so with half the work; the whole one where that cannot be installed. */
const CHROMIUM_PACKAGES = ["chromium-headless-shell", "chromium"];

run("The build", process.execPath, ["build.mjs"]);
const browser = findChromium() ?? fetchChromium();
if (!browser) {
  console.error(
    "The browser tests need a Chromium, and none could be installed here: install one, or say where it is with CHROMIUM_PATH=/path/to/chromium npm test",
  );
  process.exit(1);
}
// The fonts' fallbacks are cut to the widths of Arial, which Liberation Sans has.
if (!/Arial|Liberation/.test(familyOf("Arial"))) installPackage("fonts-liberation");
// Its test says what to install where this fails.
if (!which("haproxy")) installPackage("haproxy");
console.log(`Testing with ${browser}`);
const vitest = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", ...process.argv.slice(2)],
  {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, CI: "true", CHROMIUM_PATH: browser },
  },
);
process.exit(vitest.status ?? 1);

/**
 * @param {string} font
 * @returns the installed family that stands for this font
 */
function familyOf(font) {
  return spawnSync("fc-match", ["-f", "%{family}", font], { encoding: "utf8" }).stdout ?? "";
}

/** The system's packages first: they bring the libraries that a browser needs. */
function fetchChromium() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const installed = CHROMIUM_PACKAGES.some(installPackage) ? findChromium() : undefined;
  if (installed) return installed;
  attempt([process.execPath, "node_modules/playwright/cli.js", "install", "chromium"]);
  return findChromium();
}

/**
 * @param {string} name
 * @returns whether the system's package manager installed it
 */
function installPackage(name) {
  const aptGet = which("apt-get");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (!aptGet || (asRoot.length > 0 && !which("sudo"))) return false;
  const apt = (/** @type {string[]} */ ...args) =>
    attempt([...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", aptGet, ...args]);
  return apt("update") && apt("install", "--yes", "--no-install-recommends", name);
}

/**
 * @param {string} what
 * @param {string} command
 * @param {string[]} args
 */
function run(what, command, args) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(`${what} failed.`);
  process.exit(status ?? 1);
}

/** @param {string[]} command */
function attempt([command = "", ...args]) {
  console.log(`Not here yet: ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
