import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { until } from "../support/until";
import { freePort } from "../support/freePort.mjs";
import { execForm, parseDockerfile, variablesOf, type Stage } from "../support/dockerfile";

/** What is left undone: there is no image, no layer and no engine, and another Node may build the site than runs it. */
const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const NOBODY = 1000;
const MAX_MIB = 8;
const MIB = 1024 * 1024;

/** Gives a command its own view of the disk, read-only, and nobody's rights. */
const CONFINE = [
  'mount --bind "$SITE" "$SITE"',
  'mount -o remount,bind,ro "$SITE"',
  "mount -o remount,bind,ro /",
  // The working directory as it was before is still the writable one.
  'cd "$PWD"',
  `exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs -- "$0" "$@"`,
].join(" && ");

let folder: string;
let nodeFolder: string;
let environment: Readonly<Record<string, string>>;
let build: Stage;
let site: Stage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "container-"));
  await chmod(folder, 0o755);
  const [first, last] = parseDockerfile(await readFile(join(root, "Dockerfile"), "utf8"));
  if (!first || !last) throw new Error("The Dockerfile has two stages");
  [build, site] = [first, last];
  nodeFolder = await fetchNode(/^node:([\d.]+)/.exec(build.image)?.[1] ?? "");
  await carryOut(build);
  await carryOut(site);
  environment = Object.assign(
    {},
    ...site.instructions.filter(({ name }) => name === "ENV").map(variablesOf),
  ) as Record<string, string>;
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const rootOf = (stage: Stage) => join(folder, stage.name ?? "run");

/** The image's Node, as npm has it. Only from 22.13 on does Node take the flags of CMD and HEALTHCHECK. */
async function fetchNode(version: string) {
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, "node");
  await run("npm", ["install", "--no-save", "--prefix", prefix, `${name}@${version}`]);
  return join(prefix, "node_modules", name, "bin");
}

/** COPY, WORKDIR and RUN in a clean folder, whose commands run as a user without rights. */
async function carryOut(stage: Stage): Promise<void> {
  let work = rootOf(stage);
  for (const { name, text } of stage.instructions) {
    if (name === "WORKDIR") await mkdir((work = join(rootOf(stage), text)), { recursive: true });
    if (name === "COPY") await copy(text, work);
    if (name === "RUN") {
      if (isRoot) await giveAway(rootOf(stage));
      await run("sh", ["-c", text], {
        cwd: work,
        env: { ...process.env, HOME: rootOf(stage), npm_config_cache: join(rootOf(stage), ".npm") },
        maxBuffer: 64 * MIB,
        ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      });
    }
  }
}

async function copy(text: string, work: string): Promise<void> {
  const isFromBuild = text.startsWith("--from=build");
  const words = text.split(" ").filter((word) => !word.startsWith("--"));
  const [target = "", ...sources] = words.toReversed();
  // Of Node's image, in whose place is this machine.
  if (sources.every((source) => source.startsWith("/usr/local/"))) return;
  for (const source of sources) {
    const from = isFromBuild ? join(rootOf(build), source) : join(root, source);
    const isIntoFolder = sources.length > 1 || target === "./";
    await cp(from, join(work, target, isIntoFolder ? basename(source) : ""), { recursive: true });
  }
}

async function giveAway(path: string): Promise<void> {
  const everything = await readdir(path, { recursive: true });
  for (const file of ["", ...everything]) await chown(join(path, file), NOBODY, NOBODY);
}

/** Without capabilities and on a read-only file system, as far as the machine allows this test. */
const confined = (command: readonly string[]): readonly string[] =>
  isRoot ? ["unshare", "--mount", "sh", "-c", CONFINE, ...command] : command;

function start(command: readonly string[], more: Readonly<Record<string, string>>) {
  const [program = "", ...args] = confined(command);
  return spawn(program, args, {
    cwd: join(rootOf(site), "site"),
    env: {
      PATH: `${nodeFolder}:${process.env["PATH"]}`,
      SITE: folder,
      ...environment,
      HOST: "127.0.0.1",
      ...more,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const instruction = (wanted: string) => {
  const found = site.instructions.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The Dockerfile has no ${wanted}`);
  return found;
};

describe("what the Dockerfile makes, step by step in a clean folder", () => {
  it(`holds no packages, no sources and no maps for browsers, and at most ${MAX_MIB} MiB`, async () => {
    const files = await readdir(rootOf(site), { recursive: true });
    expect(files.filter((file) => /node_modules|assets\/.*\.map$|\.tsx?$|package-lock/.test(file))).toEqual(
      [],
    );
    const sizes = await Promise.all(files.map((file) => stat(join(rootOf(site), file))));
    const bytes = sizes.filter((entry) => entry.isFile()).reduce((sum, { size }) => sum + size, 0);
    console.log(`container: ${files.length} files, ${(bytes / MIB).toFixed(2)} MiB beside Node's own image`);
    expect(bytes).toBeLessThan(MAX_MIB * MIB);
  });

  it("serves and is found healthy without rights on a read-only file system, and ends on the stop signal", async () => {
    const port = String(await freePort());
    const server = start(execForm(instruction("CMD")), { PORT: port });
    const exit = once(server, "exit");
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200);
    expect(await (await fetch(`http://127.0.0.1:${port}/about`)).text()).toContain("</html>");
    const state = await readFile(`/proc/${server.pid}/status`, "utf8");
    expect(state).not.toMatch(/^Uid:\s+0\b/m);
    expect(state).toMatch(/^CapEff:\s+0+$/m);

    const [healthy] = (await once(start(execForm(instruction("HEALTHCHECK")), { PORT: port }), "exit")) as [
      number,
    ];
    expect(healthy).toBe(0);
    server.kill(instruction("STOPSIGNAL").text as NodeJS.Signals);
    expect(await exit).toEqual([0, null]);
    const [unhealthy] = (await once(start(execForm(instruction("HEALTHCHECK")), { PORT: port }), "exit")) as [
      number,
    ];
    expect(unhealthy).toBe(1);
  });
});
