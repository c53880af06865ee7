import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { runServer, servingServer, until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

/** Two failed checks a second apart, as in deploy/kubernetes.yaml; HAProxy needs a fifth of it. */
const BALANCER_NOTICES_MS = 2000;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

function ended<Server extends { readonly child: ChildProcess }>(server: Server): Server {
  running.add(server.child);
  return server;
}
const run = (...args: Parameters<typeof runServer>) => ended(runServer(...args));
const serving = async (environment?: Record<string, string>) => ended(await servingServer(environment));

async function servesUntilBalancersNotice(origin: string): Promise<void> {
  await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
  await new Promise((done) => setTimeout(done, BALANCER_NOTICES_MS));
  expect((await fetch(`${origin}/about`)).status).toBe(200);
}

describe("a server that cannot start", () => {
  it("names all wrong settings, a line each, without a stack, and ends with 78", async () => {
    const { complaints, exit } = run({ PORT: "abc", LOG_LEVEL: "loud" });
    expect((await exit)[0]).toBe(78);
    const lines = (await complaints).trim().split("\n");
    expect(lines).toHaveLength(2);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["PORT", "LOG_LEVEL"]);
  });

  it("says what OLD_ASSETS has to be, in one line, where it is no folder, and ends with 78", async () => {
    const { complaints, exit } = run({ OLD_ASSETS: "/no/such/folder" });
    expect((await exit)[0]).toBe(78);
    expect(await complaints).toBe(
      'OLD_ASSETS is "/no/such/folder": give a folder that is there and can be read, such as /srv/old-assets\n',
    );
  });

  it("names in one line what in OLD_ASSETS cannot be read, and ends with 78", async () => {
    const folder = await mkdtemp(join(tmpdir(), "old-assets-"));
    await symlink("nowhere", join(folder, "lost"));
    const { complaints, exit } = run({ OLD_ASSETS: folder });
    expect((await exit)[0]).toBe(78);
    expect(await complaints).toMatch(
      new RegExp(`^OLD_ASSETS is "${folder}": give a folder that can be read whole \\(.*/lost.*\\)\n$`),
    );
    await rm(folder, { recursive: true });
  });

  it("says that its port is in use and ends with 69", async () => {
    const { port } = await serving();
    const { complaints, exit } = run({ PORT: String(port) });
    expect((await exit)[0]).toBe(69);
    expect(await complaints).toBe(
      `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}\n`,
    );
  });

  it("says that the port for metrics is in use, by its own variable, and ends with 69", async () => {
    const { port } = await serving();
    const { complaints, exit } = run({ PORT: "0", ADMIN_PORT: String(port) });
    expect((await exit)[0]).toBe(69);
    expect(await complaints).toBe(
      `Port ${port} is in use: stop what listens there, or choose another with ADMIN_PORT=${port + 1}\n`,
    );
  });

  it("says that it was not built and ends with 69", async () => {
    const folder = await mkdtemp(join(tmpdir(), "not-built-"));
    for (const file of ["server.js", "main.js", "package.json"])
      await copyFile(`dist/${file}`, join(folder, file));
    const { complaints, exit } = run({}, join(folder, "server.js"));
    expect((await exit)[0]).toBe(69);
    expect(await complaints).toMatch(/^dist\/manifest\.json cannot be read: run `npm run build` first\n$/);
    await rm(folder, { recursive: true });
  });
});

describe("a running server", () => {
  it("logs a line of JSON for each request, without the query, under the caller's id", async () => {
    const { child, origin, output, exit } = await serving();
    const page = await fetch(`${origin}/about?email=ann@site.example`, {
      headers: { "X-Request-Id": "trace-7/a" },
    });
    await page.text();
    const odd = await fetch(`${origin}/no%0A%22such`, { headers: { "X-Request-Id": 'x"} injected' } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    await odd.text();
    await (await fetch(`${origin}/healthz`)).text();
    child.kill("SIGTERM");
    await exit;
    const lines = (await output)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({ msg: `Larkwell is at ${origin}/`, release: "unknown" });
    const requests = lines.filter((line) => "path" in line);
    const about = requests.find(({ path }) => path === "/about");
    const unknown = requests.find(({ path }) => path === "/no%0A%22such");
    expect(about).toMatchObject({
      level: "info",
      id: "trace-7/a",
      method: "GET",
      path: "/about",
      status: 200,
    });
    expect(about?.["bytes"]).toBeGreaterThan(1000);
    expect(about?.["ms"]).toBeTypeOf("number");
    expect(about).not.toHaveProperty("aborted");
    expect(Date.parse(String(about?.["time"]))).toBeGreaterThan(0);
    expect(unknown).toMatchObject({ path: "/no%0A%22such", status: 400 });
    expect(requests).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain("ann@");
  });

  it("counts for Prometheus on its admin port only", async () => {
    const adminPort = await freePort();
    const { origin } = await serving({ ADMIN_PORT: String(adminPort), LOG_LEVEL: "silent" });
    for (const path of ["/about", "/about?x", "/nope", "/get-started", "/assets/x.js"])
      await (await fetch(`${origin}${path}`, { redirect: "manual" })).text();
    const response = await fetch(`http://127.0.0.1:${adminPort}/metrics`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const metrics = await response.text();
    expect(metrics).toContain('http_requests_total{page="/about",method="GET",status="200"} 2');
    expect(metrics).toContain('http_requests_total{page="moved",method="GET",status="301"} 1');
    expect(metrics).toContain('http_requests_total{page="asset",method="GET",status="404"} 1');
    expect(metrics).toContain('build_info{release="unknown"} 1');
    expect(metrics).toMatch(/http_request_duration_seconds_bucket\{le="10",page="\/about"\} 2/);
    for (const name of [
      "http_requests_under_way",
      "http_requests_refused_total",
      "http_connections",
      "page_renders_waiting",
      "page_renders_shed_total",
      "log_lines_dropped_total",
      "http_request_duration_seconds_bucket",
      "page_cache_hits_total",
      "page_renders_total",
      "page_render_errors_total",
      "nodejs_eventloop_lag_seconds",
      "nodejs_heap_size_used_bytes",
    ])
      expect(metrics, name).toContain(name);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${adminPort}/`)).status).toBe(404);
  });

  it("says on SIGTERM that it is no longer ready, serves on through the drain time, and ends with 0", async () => {
    const { child, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "1500", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
    const page = await fetch(`${origin}/contact`);
    expect(page.status).toBe(200);
    expect(page.headers.get("connection")).toBe("close");
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
    await expect(fetch(`${origin}/`)).rejects.toThrow("fetch failed");
  });

  it("ends in spite of idle connections, and of half a request at the limit", async () => {
    const { child, port, exit } = await serving({ SHUTDOWN_TIMEOUT_MS: "800", LOG_LEVEL: "silent" });
    const idle = connect(port, "127.0.0.1");
    const half = connect(port, "127.0.0.1");
    for (const socket of [idle, half]) socket.on("error", () => undefined);
    idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    half.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    await once(idle, "data");
    const started = Date.now();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it.each([
    [
      "SIGTERM, by Docker's ten seconds, and serves pages until balancers have noticed",
      "SIGTERM",
      10_000,
      servesUntilBalancersNotice,
    ],
    ["SIGINT, by the patience of a person at a terminal", "SIGINT", 2500, undefined],
  ] as const)(
    "ends by itself after %s, with default settings and half a request in hand",
    async (_case, signal, patienceMs, meanwhile) => {
      const { child, port, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "", LOG_LEVEL: "silent" });
      const halves = ["", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "].map((half) => {
        const socket = connect(port, "127.0.0.1");
        socket.on("error", () => undefined);
        socket.write(half);
        return socket;
      });
      await Promise.all(halves.map((socket) => once(socket, "connect")));
      child.kill(signal);
      const killer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      await meanwhile?.(origin);
      expect(await exit).toEqual([0, null]);
      clearTimeout(killer);
    },
  );

  it("ends at once on a second signal", async () => {
    const { child, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "60000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
    child.kill("SIGTERM");
    expect((await exit)[0]).toBe(1);
  });
});

describe("a log for people", () => {
  it("has a short line for each request, where LOG_FORMAT says so", async () => {
    const { child, origin, output, exit } = await serving({ LOG_FORMAT: "pretty" });
    await (await fetch(`${origin}/about?email=ann@site.example`)).text();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    const lines = (await output).trim().split("\n");
    expect(lines).toEqual([
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: Larkwell is at http:\/\/127\.0\.0\.1:\d+\/$/),
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: GET \/about 200 \d+ bytes in [\d.]+ ms$/),
      expect.stringMatching(/INFO: Stopping after SIGTERM$/),
    ]);
  });
});

describe("an error that nobody caught", () => {
  const failing =
    "data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('from%20nowhere')});process.on('SIGHUP',()=>Promise.reject(new Error('from%20nowhere')))";

  it.each([
    ["thrown", "SIGUSR2"],
    ["a rejected promise", "SIGHUP"],
  ] as const)(
    "is logged with its stack when it is %s, no more requests are taken, and the process ends with 1",
    async (_kind, signal) => {
      const port = await freePort();
      const { child, output, exit } = run({ PORT: String(port) }, "dist/server.js", ["--import", failing]);
      const ready = `http://127.0.0.1:${port}/readyz`;
      await until(async () => (await fetch(ready)).status === 200);
      const half = connect(port, "127.0.0.1");
      half.on("error", () => undefined);
      half.write("GET /about HTTP/1.1\r\nHost: x\r\n");
      await once(half, "connect");
      child.kill(signal);
      await until(() => isRefused(port));
      // A request that was on its way still gets its response.
      half.write("\r\n");
      const [response] = (await once(half, "data")) as [Buffer];
      expect(response.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Connection: close\r$/m);
      expect((await exit)[0]).toBe(1);
      const fatal = (await output)
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { level: string; err?: { stack: string } })
        .find(({ level }) => level === "fatal");
      expect(fatal?.err?.stack).toMatch(/^Error: from nowhere\n\s+at /);
    },
  );
});

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => resolve(true));
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
  });
}
