import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";
import { rawRequest } from "../support/rawRequest";

/** Their lines are twice what may wait. */
const REQUESTS = 6000;
const LONG_ID = "x".repeat(128);

let server: ChildProcess | undefined;
afterEach(() => server?.kill("SIGKILL"));

it.each([
  ["a disk without room", () => openSync("/dev/full", "w")],
  ["a pipe that nobody reads", () => "pipe" as const],
])(
  "serves on with its log on %s, counts the lines that were lost, and ends by itself",
  async (_log, output) => {
    const [port, adminPort] = [await freePort(), await freePort()];
    const stdout = output();
    server = spawn(process.execPath, ["dist/server.js"], {
      env: { HOST: "127.0.0.1", PORT: `${port}`, ADMIN_PORT: `${adminPort}`, SHUTDOWN_DELAY_MS: "0" },
      stdio: ["ignore", stdout, "inherit"],
    });
    const exit = once(server, "exit");
    if (typeof stdout === "number") closeSync(stdout);
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);
    const head = (connection: string) =>
      `HEAD /about HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${LONG_ID}\r\nConnection: ${connection}\r\n\r\n`;
    const responses = await rawRequest(port, head("keep-alive").repeat(REQUESTS - 1) + head("close"));
    expect(responses.match(/^HTTP\/1\.1 200 OK\r$/gm)).toHaveLength(REQUESTS);
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    expect(Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(1000);
    server.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
  },
);
