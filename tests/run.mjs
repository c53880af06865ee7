// `npm test`: builds, finds or fetches a Chromium, and runs every test. Asks nothing, so it also runs unattended.
//   node tests/run.mjs [arguments for vitest]
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "playwright";

const PROGRAMS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
const PATHS = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

run("The build", process.execPath, ["build.mjs"]);
const browser = findChromium() ?? fetchChromium();
if (!browser) {
  console.error(
    "The browser tests need a Chromium, and none could be installed here: install one, or say where it is with CHROMIUM_PATH=/path/to/chromium npm test",
  );
  process.exit(1);
}
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

function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return isProgram(given) ? given : undefined;
  return [...PATHS, ...PROGRAMS.map(which), chromium.executablePath()].find(isProgram);
}

/** The system's packages first: they bring the libraries that a browser needs. */
function fetchChromium() {
  if (process.env.CHROMIUM_PATH) return undefined;
  const aptGet = which("apt-get");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (aptGet && (asRoot.length === 0 || which("sudo"))) {
    const apt = (...args) => attempt([...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", aptGet, ...args]);
    if (apt("update") && apt("install", "--yes", "--no-install-recommends", "chromium")) {
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  attempt([process.execPath, "node_modules/playwright/cli.js", "install", "chromium"]);
  return findChromium();
}

function run(what, command, args) {
  const { status } = spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(`${what} failed.`);
  process.exit(status ?? 1);
}

function attempt([command, ...args]) {
  console.log(`No Chromium here yet: ${[command, ...args].join(" ")}`);
  return spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function which(program) {
  try {
    return execFileSync("which", [program], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

function isProgram(path) {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
