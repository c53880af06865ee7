import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { expect, it } from "vitest";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

const REQUESTS = 8000;

it.each([
  ["a disk without room", () => openSync("/dev/full", "w")],
  ["a pipe that nobody reads", () => "pipe" as const],
])(
  "serves on with its log on %s, counts the lines that were lost, and ends by itself",
  async (_log, output) => {
    const [port, adminPort] = [await freePort(), await freePort()];
    const stdout = output();
    const server = spawn(process.execPath, ["dist/server.js"], {
      env: { HOST: "127.0.0.1", PORT: `${port}`, ADMIN_PORT: `${adminPort}`, SHUTDOWN_DELAY_MS: "0" },
      stdio: ["ignore", stdout, "inherit"],
    });
    const exit = once(server, "exit");
    if (typeof stdout === "number") closeSync(stdout);
    const origin = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${origin}/healthz`)).ok);
    const line = "x".repeat(300);
    for (let sent = 0; sent < REQUESTS; sent += 100)
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          const response = await fetch(`${origin}/about/${line}`, { method: "HEAD" });
          expect(response.status).toBe(404);
        }),
      );
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    expect(Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1000);
    server.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
  },
);
