import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { redirects } from "../../shared/redirects";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";
import { readme, readmePart, readmeRows } from "../support/readme";

const root = resolve(import.meta.dirname, "../..");

describe("README", () => {
  it("lists every page with its title: bring its table in line with shared/pageTable.ts", () => {
    expect(readmeRows("pages")).toEqual(allPages.map(({ path, title }) => [path, title]));
  });

  it("lists every moved path with its target: bring its table in line with shared/redirects.ts", () => {
    expect(readmeRows("redirects")).toEqual(
      redirects.map((redirect) => [
        "includesBelow" in redirect ? `${redirect.from} and below` : redirect.from,
        redirect.to,
      ]),
    );
  });

  it.each([
    ["the benchmark", "speed", "../bench/results.md", "| this server, ready, br "],
    ["Lighthouse", "lighthouse", "../lighthouse/results.md", "| page "],
  ])("shows what %s measured last: the program writes both", (_, name, file, start) => {
    const results = readFileSync(new URL(file, import.meta.url), "utf8");
    const [about = "", table = ""] = readmePart(name).split("\n\n");
    expect(about).toMatch(/^\d{4}-\d\d-\d\d: /);
    expect(table).toContain(start);
    expect(results).toContain(about);
    expect(results).toContain(table);
  });

  it("says what a page may weigh: bring its table in line with build/sizes.mjs", () => {
    const { budgets } = JSON.parse(readFileSync(resolve(root, "dist/sizes.json"), "utf8")) as {
      budgets: Readonly<Record<string, number>>;
    };
    expect(readmeRows("budgets")).toEqual(
      Object.entries(budgets).map(([kind, bytes]) => [kind, bytes.toLocaleString("en")]),
    );
  });

  it("names only files and folders that are there", () => {
    const everywhere = new Set(
      ["build", "client", "server", "shared", "tests"].flatMap((folder) =>
        readdirSync(resolve(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
          basename(file),
        ),
      ),
    );
    const named = [...readme.replaceAll(/^```.*?^```/gms, "").matchAll(/`([\w./-]+)`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => /^\w[^ ]*(?:\/|\.(?:tsx?|mjs|css|ya?ml))$/.test(name) && !name.startsWith("dist/"));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(resolve(root, name)) && !everywhere.has(name))).toEqual([]);
  });

  it("lists every folder: bring its list in line with them", () => {
    const ignored = readFileSync(resolve(root, ".gitignore"), "utf8").split("\n");
    const folders = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .filter((name) => !ignored.some((line) => line.replaceAll("/", "") === name));
    const listed = [...readme.matchAll(/^(\w+)\/ {2,}\S/gm)].map(([, name = ""]) => name);
    expect(new Set(listed)).toEqual(new Set(folders));
  });

  it("names no command that nothing runs: run it in a test, and say here in which", () => {
    const commands = readme.match(
      /\b(?:npm (?:ci|start|test|run [\w:]+|sbom)|node [\w/]+\.[mc]?js|docker (?:build|compose))/g,
    );
    expect(
      [...new Set(commands)].filter((command) => !(command in runBy || command in takesMinutes)).toSorted(),
    ).toEqual([]);
    expect(Object.keys({ ...runBy, ...takesMinutes }).filter((command) => !readme.includes(command))).toEqual(
      [],
    );
    const missing = Object.entries(runBy).filter(
      ([, { file, as }]) => !readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").includes(as),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.values(takesMinutes))("names %s, which is a whole program", (file) => {
    const { status, stderr } = spawnSync(process.execPath, ["--check", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("starts the site by npm start", async () => {
    const port = await freePort();
    const npm = spawn("npm", ["start", "--silent"], {
      env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" },
      stdio: "ignore",
      detached: true,
    });
    const home = `http://127.0.0.1:${port}/`;
    await until(async () => (await fetch(home)).ok);
    expect(await (await fetch(home)).text()).toContain("<h1");
    const ended = once(npm, "exit");
    if (npm.pid) process.kill(-npm.pid, "SIGTERM");
    await ended;
  });
});

/** Commands that measure or draw, by their program: of these a test sees only that they are whole. */
const takesMinutes: Readonly<Record<string, string>> = {
  "npm run bench": "tests/bench/run.mjs",
  "node tests/bench/next/run.mjs": "tests/bench/next/run.mjs",
  "npm run lighthouse": "tests/lighthouse/run.mjs",
  "node dev/measureSave.mjs": "dev/measureSave.mjs",
  "node drawPictures.mjs": "drawPictures.mjs",
  "node docs/photographHome.mjs": "docs/photographHome.mjs",
};

/** What runs the README's commands, and what stands there of them. */
const runBy: Readonly<Record<string, { readonly file: string; readonly as: string }>> = {
  "npm ci": { file: ".ci/run", as: "npm ci" },
  "npm test": { file: ".ci/run", as: "npm test" },
  "node cutFonts.mjs": { file: "tests/server/fonts.test.ts", as: '"cutFonts.mjs"' },
  "npm start": { file: "tests/server/readme.test.ts", as: '"start"' },
  "npm run build": { file: "tests/run.mjs", as: '"build.mjs"' },
  "npm run dev": { file: "dev/temporarySite.mjs", as: "dev.mjs" },
  "npm run check": { file: ".github/workflows/check.yaml", as: "npm run check" },
  "npm sbom": { file: "tests/server/supplyChain.test.ts", as: "sbom" },
  "node dist/server.js": { file: "tests/support/builtServer.ts", as: "dist/server.js" },
  "node dist/keepAssets.js": { file: "tests/server/oldAssets.test.ts", as: "keepAssets" },
  "docker build": { file: ".github/workflows/check.yaml", as: "docker build" },
  "docker compose": { file: "tests/server/deployFiles.test.ts", as: "compose.yaml" },
};
