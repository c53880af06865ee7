import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { until } from "../support/until";
import { freePort } from "../support/freePort.mjs";
import { visitSteadily } from "../support/endurance/visitSteadily.mjs";

const FULL_MS = 15_000;
const KIB = 1024;

const folder = mkdtempSync(join(tmpdir(), "full-disk-"));
const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
const mount = (...args: readonly string[]) => execFileSync("env", [...asRoot, "mount", ...args]);
afterEach(() => {
  execFileSync("env", [...asRoot, "umount", "--lazy", folder]);
  rmSync(folder, { recursive: true });
});

it("serves on while the disk of its log is full, and logs whole lines again once there is room", async () => {
  mount("-t", "tmpfs", "-o", `size=${64 * KIB},mode=1777`, "tmpfs", folder);
  const file = join(folder, "log");
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server.js"], {
    env: { HOST: "127.0.0.1", PORT: String(port), SHUTDOWN_DELAY_MS: "0" },
    stdio: ["ignore", openSync(file, "a"), "inherit"],
  });
  const exit = once(server, "exit");
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  const visitors = visitSteadily(origin, { perSecond: 200, path: () => "/about" });
  await new Promise((done) => setTimeout(done, FULL_MS));
  const visits = await visitors.stop();
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  expect(visits.length).toBeGreaterThan(2000);

  mount("-o", `remount,size=${64 * KIB * KIB}`, folder);
  await (await fetch(`${origin}/contact`)).text();
  await until(() => readFileSync(file, "utf8").includes('"/contact"'));
  for (const line of readFileSync(file, "utf8").trimEnd().split("\n"))
    expect(() => JSON.parse(line)).not.toThrow();
  server.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});
