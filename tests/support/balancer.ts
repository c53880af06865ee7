import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { freePort } from "./freePort.mjs";
import { linesOf } from "./linesOf";
import { endAfterFile } from "./startedProcesses";
import { until } from "./until";

interface BindOptions {
  /** Takes each client's address from a line of the PROXY protocol. */
  readonly acceptsProxyLine?: boolean;
  /** A file with certificate and key: the balancer then has a port for TLS, too. */
  readonly certificate?: string;
}

/** HAProxy as `deploy/haproxy.cfg` sets it up, in front of the instances on two ports. It ends with the tests of the file. */
export async function startBalancer(
  [portA, portB]: readonly [number, number],
  environment: Readonly<Record<string, string>> = {},
  { acceptsProxyLine = false, certificate }: BindOptions = {},
) {
  const [port, adminPort, tlsPort] = [await freePort(), await freePort(), await freePort()];
  // Without sharing its ports, so that another one on the same port fails.
  const child = spawn("haproxy", ["-db", "-dR", "-f", "deploy/haproxy.cfg"], {
    env: {
      PATH: process.env["PATH"],
      SITE_BIND: `127.0.0.1:${port}${acceptsProxyLine ? " accept-proxy" : ""}`,
      ...(certificate !== undefined && { SITE_TLS_BIND: `127.0.0.1:${tlsPort} ssl crt ${certificate}` }),
      SITE_ADMIN_BIND: `127.0.0.1:${adminPort}`,
      SITE_A: `127.0.0.1:${portA}`,
      SITE_B: `127.0.0.1:${portB}`,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endAfterFile(child);
  let written = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (written += part));
  const adminOrigin = `http://127.0.0.1:${adminPort}`;
  return {
    child,
    port,
    origin: `http://127.0.0.1:${port}`,
    tlsOrigin: `https://127.0.0.1:${tlsPort}`,
    adminOrigin,
    written: () => written,
    logged: () => linesOf(written),
    complaints: text(child.stderr),
    metrics: async () => (await fetch(`${adminOrigin}/metrics`)).text(),
  };
}

export const activeServers = /^haproxy_backend_active_servers\{proxy="instances"\} (\d+)$/m;

/** The balancer, once both instances have passed their checks. */
export async function readyBalancer(...parameters: Parameters<typeof startBalancer>) {
  const balancer = await startBalancer(...parameters);
  await until(async () => activeServers.exec(await balancer.metrics())?.[1] === "2");
  return balancer;
}
