import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { root } from "../../build/folders.mjs";

const COPIED = [
  "build",
  "client",
  "public",
  "scripts",
  "server",
  "shared",
  "package-lock.json",
  "package.json",
  "tsconfig.json",
];

/**
 * A running copy of the site. Tests and benchmarks may change its files.
 * @typedef {Awaited<ReturnType<typeof startTemporarySite>>} TemporarySite
 */

/**
 * A copy of the site's files. The caller has to remove it.
 * @param {readonly string[]} [besides] other files and folders
 */
export async function copySite(besides = []) {
  const folder = await mkdtemp(join(tmpdir(), "site-copy-"));
  const names = [...COPIED, ...besides];
  await Promise.all(names.map((name) => cp(join(root, name), join(folder, name), { recursive: true })));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const read = (/** @type {string} */ file) => readFile(join(folder, file), "utf8");
  const write = (/** @type {string} */ file, /** @type {string | Buffer} */ text) =>
    writeFile(join(folder, file), text);
  /** Replaces a file by another one, as many editors do when they save. */
  const replace = async (/** @type {string} */ file, /** @type {string} */ old, /** @type {string} */ to) => {
    const text = await read(file);
    if (!text.includes(old)) throw new Error(`${file} has no ${old}`);
    await write(`${file}~`, text.replace(old, to));
    await rename(join(folder, `${file}~`), join(folder, file));
  };
  const move = (/** @type {string} */ from, /** @type {string} */ to) =>
    rename(join(folder, from), join(folder, to));
  return { folder, read, write, replace, move, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts `npm run dev` in a copy of the site. The caller has to stop it. */
export async function startTemporarySite() {
  const { remove, ...copy } = await copySite();
  const temporary = join(copy.folder, "temporary");
  await mkdir(temporary);
  const child = spawn(process.execPath, ["scripts/dev/dev.mjs"], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, TMPDIR: temporary, HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // "close" and not "exit", because it waits for esbuild, which writes to the same output.
  const closed = once(child, "close");
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  /** Resolves once the output matches. */
  const said = async (/** @type {RegExp} */ pattern) => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match;
      await delay(25);
    }
  };
  const [, address = ""] = await said(/ is at (http:\/\/[^/]+)\/ after/);

  /** Ends it as Ctrl-C does. Resolves to the temporary files that it has left behind. */
  const end = async () => {
    child.kill("SIGINT");
    await closed;
    const left = await readdir(temporary);
    await remove();
    return left;
  };
  /** @type {ReturnType<typeof end> | undefined} */
  let ending;
  return {
    ...copy,
    origin: address.replace("localhost", "127.0.0.1"),
    pid: child.pid ?? 0,
    said,
    stop: () => (ending ??= end()),
  };
}
