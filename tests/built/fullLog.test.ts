import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { servingServer } from "../support/builtServer";
import { until } from "../support/until";
import { freePort } from "../support/freePort.mjs";
import { rawRequest } from "../support/rawRequest";

/** Their lines are more than may wait. */
const REQUESTS = 5000;
const adminPort = await freePort();
const head = (connection: string) =>
  `HEAD /about HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${"x".repeat(128)}\r\nConnection: ${connection}\r\n\r\n`;

it.each([
  ["is on a disk without room", () => openSync("/dev/full", "w")],
  ["is a pipe that nobody reads", () => "pipe" as const],
])("costs lines, which are counted, and never a response, when the log %s", async (_what, output) => {
  const port = await freePort();
  const server = spawn(process.execPath, ["dist/server.js"], {
    env: { HOST: "127.0.0.1", PORT: `${port}`, ADMIN_PORT: `${adminPort}`, SHUTDOWN_DELAY_MS: "0" },
    stdio: ["ignore", output(), "inherit"],
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const exit = once(server, "exit");
  await until(async () => (await fetch(`http://127.0.0.1:${port}/about`)).headers.has("etag"));
  const responses = await rawRequest(port, head("keep-alive").repeat(REQUESTS - 1) + head("close"));
  expect(responses.match(/^HTTP\/1\.1 200 OK\r$/gm)).toHaveLength(REQUESTS);
  const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
  expect(Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(100);
  server.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
});

it("counts the lines that nobody gets once the reader of the log has gone, and serves on", async () => {
  const { child, origin } = await servingServer({ ADMIN_PORT: String(adminPort) });
  child.stdout.destroy();
  for (let request = 0; request < 3; request += 1) expect((await fetch(`${origin}/about`)).status).toBe(200);
  const dropped = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
    return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
  };
  await until(async () => (await dropped()) >= 2);
});
