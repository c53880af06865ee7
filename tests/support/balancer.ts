import { spawn, type ChildProcess } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { freePort } from "./freePort.mjs";
import { linesOf } from "./linesOf";

const started = new Set<ChildProcess>();
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
});

/** HAProxy as `deploy/haproxy.cfg` sets it up, in front of the instances on two ports. It ends with the tests of the file. */
export async function startBalancer(
  [portA, portB]: readonly [number, number],
  environment: Readonly<Record<string, string>> = {},
) {
  const [port, adminPort] = [await freePort(), await freePort()];
  const child = spawn("haproxy", ["-db", "-f", "deploy/haproxy.cfg"], {
    env: {
      PATH: process.env["PATH"],
      SITE_BIND: `127.0.0.1:${port}`,
      SITE_ADMIN_BIND: `127.0.0.1:${adminPort}`,
      SITE_A: `127.0.0.1:${portA}`,
      SITE_B: `127.0.0.1:${portB}`,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.add(child);
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (written += part));
  const adminOrigin = `http://127.0.0.1:${adminPort}`;
  return {
    child,
    port,
    origin: `http://127.0.0.1:${port}`,
    adminOrigin,
    written: () => written,
    logged: () => linesOf(written),
    complaints: text(child.stderr),
    metrics: async () => (await fetch(`${adminOrigin}/metrics`)).text(),
  };
}
