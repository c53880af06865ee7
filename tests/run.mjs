// `npm test`: builds, finds or fetches a Chromium, its fonts and HAProxy, and runs the tests, unattended.
//   node tests/run.mjs [--all] [arguments for vitest]
// With --all, all that takes part of `npm test` is asked of all pages, viewports and modes.
import { spawnSync } from "node:child_process";
import { findChromium, which } from "../scripts/findChromium.mjs";

/** Without windows, and so with half the work; the whole one where that cannot be installed. */
const CHROMIUM_PACKAGES = ["chromium-headless-shell", "chromium"];

if (!succeeds(process.execPath, ["build.mjs"])) process.exit(1);
const browser = findChromium() ?? fetchChromium();
if (!browser) {
  console.error(
    "The browser tests need a Chromium, and none could be installed here: install one, or say where it is with CHROMIUM_PATH=/path/to/chromium npm test",
  );
  process.exit(1);
}
// The fonts' fallbacks are cut to the widths of Arial, which Liberation Sans has.
const arial = spawnSync("fc-match", ["-f", "%{family}", "Arial"], { encoding: "utf8" }).stdout ?? "";
if (!/Arial|Liberation/.test(arial)) installPackage("fonts-liberation");
// Its test says what to install where this fails.
if (!which("haproxy")) installPackage("haproxy");
console.log(`Testing with ${browser}`);
const asked = process.argv.slice(2);
const isWhole = asked.includes("--all");
const environment = {
  ...process.env,
  CI: "true",
  CHROMIUM_PATH: browser,
  TIER: isWhole ? "all" : process.env.TIER,
};
const vitest = ["node_modules/vitest/vitest.mjs", "run", ...asked.filter((each) => each !== "--all")];
if (!succeeds(process.execPath, vitest, environment)) process.exit(1);

/** The system's packages first: they bring the libraries that a browser needs. */
function fetchChromium() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const installed = CHROMIUM_PACKAGES.some(installPackage) ? findChromium() : undefined;
  if (installed) return installed;
  fetchBy(process.execPath, "node_modules/playwright/cli.js", "install", "chromium");
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
  const command = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", aptGet];
  return (
    fetchBy(...command, "update") && fetchBy(...command, "install", "--yes", "--no-install-recommends", name)
  );
}

/** @param {string[]} command */
function fetchBy(...command) {
  console.log(`Not here yet: ${command.join(" ")}`);
  return succeeds(command[0] ?? "", command.slice(1));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function succeeds(command, args, env = process.env) {
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], env }).status === 0;
}
