import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pages";
import { redirects } from "../../shared/redirects";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The rows of the table between two marks, as their cells' plain words. */
function tableRows(name: string): readonly string[][] {
  const table = readme.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? "";
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll("`", "").replaceAll("\\|", "|")),
    );
}

describe("README", () => {
  it("lists every page with its title: bring its table in line with shared/pages.ts", () => {
    expect(tableRows("pages")).toEqual(allPages.map(({ path, title }) => [path, title]));
  });

  it("lists every moved path with its target: bring its table in line with shared/redirects.ts", () => {
    expect(tableRows("redirects")).toEqual(
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
    const shown = new RegExp(`<!-- ${name} -->(.*)<!-- /${name} -->`, "s").exec(readme)?.[1] ?? "";
    const [about = "", table = ""] = shown.trim().split("\n\n");
    expect(about).toMatch(/^\d{4}-\d\d-\d\d: /);
    expect(table).toContain(start);
    expect(results).toContain(about);
    expect(results).toContain(table);
  });

  it("names no command that nothing runs: run it in a test, and say here in which", () => {
    const commands = readme.match(
      /\b(?:npm (?:ci|start|test|run [\w:]+|sbom)|node [\w/]+\.[mc]?js|docker (?:build|compose))/g,
    );
    expect(
      [...new Set(commands)].filter((command) => !(command in runBy || command in takesMinutes)).toSorted(),
    ).toEqual([]);
    const missing = Object.entries(runBy).filter(
      ([, { file, as }]) => !readFileSync(new URL(`../../${file}`, import.meta.url), "utf8").includes(as),
    );
    expect(missing).toEqual([]);
  });

  it.each(
    Object.values(takesMinutes).filter((file) => existsSync(new URL(`../../${file}`, import.meta.url))),
  )("names %s, which is a whole program", (file) => {
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
  "node dist/keepAssets.cjs": { file: "tests/server/oldAssets.test.ts", as: "keepAssets" },
  "docker build": { file: ".github/workflows/check.yaml", as: "docker build" },
  "docker compose": { file: "tests/server/deployFiles.test.ts", as: "compose.yaml" },
};
