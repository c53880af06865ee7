import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Manifest } from "../../server/files/manifest";
import { runServer, servingServer, until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

/** Two failed checks a second apart, as in deploy/kubernetes; HAProxy needs a fifth of it. */
const BALANCER_NOTICES_MS = 2000;

/** For copies of the build. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "operations-"));
});
const running = new Set<{ readonly kill: (signal: "SIGKILL") => boolean }>();
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

function run(...parameters: Parameters<typeof runServer>) {
  const server = runServer(...parameters);
  running.add(server.child);
  return server;
}
async function serving(...parameters: Parameters<typeof servingServer>) {
  const server = await servingServer(...parameters);
  running.add(server.child);
  return server;
}
const linesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);

/** A connection on which something stands that is no whole request. */
async function halfRequest(port: number, half = "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ") {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(half);
  await once(socket, "connect");
  return socket;
}

const isRefused = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    () => false,
    () => true,
  );

describe.concurrent("a server that cannot start", () => {
  const busyPort = async () => String((await serving({ LOG_LEVEL: "silent" })).port);

  it.each<[string, number, string, () => Promise<Readonly<Record<string, string>>>]>([
    [
      "all wrong settings",
      78,
      'PORT is "abc": give a whole number from 0 to 65535\nLOG_LEVEL is "loud": give one of trace, debug, info, warn, error, fatal, silent\n',
      () => Promise.resolve({ PORT: "abc", LOG_LEVEL: "loud" }),
    ],
    [
      "a folder that is not there",
      78,
      'OLD_ASSETS is "/no/such/folder": give a folder that is there and can be read, such as /srv/old-assets\n',
      () => Promise.resolve({ OLD_ASSETS: "/no/such/folder" }),
    ],
    [
      "its port that is in use",
      69,
      "Port $PORT is in use: stop what listens there, or choose another with PORT=$NEXT\n",
      async () => ({ PORT: await busyPort() }),
    ],
    [
      "the port for metrics that is in use",
      69,
      "Port $PORT is in use: stop what listens there, or choose another with ADMIN_PORT=$NEXT\n",
      async () => ({ PORT: "0", ADMIN_PORT: await busyPort() }),
    ],
    [
      "an address that is not its own",
      69,
      "The server cannot listen there (listen EADDRNOTAVAIL: address not available 192.0.2.1): choose another HOST or PORT\n",
      () => Promise.resolve({ HOST: "192.0.2.1", PORT: "0" }),
    ],
  ])("names %s without a stack, and ends with %i", async (_what, code, words, environment) => {
    const given = await environment();
    const { complaints, exit } = run(given);
    expect((await exit)[0]).toBe(code);
    const port = given["ADMIN_PORT"] ?? given["PORT"] ?? "";
    expect(await complaints).toBe(words.replace("$PORT", port).replace("$NEXT", String(Number(port) + 1)));
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

  it("says that it was not built and ends with 69", async () => {
    const notBuilt = await mkdtemp(join(folder, "not-built-"));
    for (const file of ["server.js", "main.js", "package.json"])
      await copyFile(`dist/${file}`, join(notBuilt, file));
    const { complaints, exit } = run({}, join(notBuilt, "server.js"));
    expect((await exit)[0]).toBe(69);
    expect(await complaints).toBe("dist/manifest.json cannot be read: run `npm run build` first\n");
  });
});

describe.concurrent("a running server", () => {
  it("logs a line of JSON for each request, without the query, under the caller's id", async () => {
    const { child, origin, output, exit } = await serving({ RELEASE: "1.2.3", PUBLIC_ORIGN: "https://x" });
    const page = await fetch(`${origin}/about?email=ann@site.example`, {
      headers: { "X-Request-Id": "trace-7/a" },
    });
    await page.text();
    const odd = await fetch(`${origin}/no%0A%22such`, { headers: { "X-Request-Id": 'x"} injected' } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    for (const path of ["/healthz", `/${"x".repeat(400)}`]) await (await fetch(`${origin}${path}`)).text();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    const lines = linesOf(await output);
    expect(lines.map(({ msg }) => msg).filter(Boolean)).toEqual([
      `Larkwell is at ${origin}/`,
      "PUBLIC_ORIGN is no setting: is it PUBLIC_ORIGIN?",
      "Stopping after SIGTERM",
    ]);
    expect(lines[0]).toMatchObject({ release: "1.2.3" });
    const requests = lines.filter((line) => "path" in line);
    const [about] = requests;
    expect(about).toMatchObject({
      level: "info",
      id: "trace-7/a",
      method: "GET",
      path: "/about",
      status: 200,
      ms: expect.any(Number) as number,
    });
    expect(about?.["bytes"]).toBeGreaterThan(1000);
    expect(about).not.toHaveProperty("aborted");
    expect(Date.parse(String(about?.["time"]))).toBeGreaterThan(0);
    expect(requests.map(({ path, status }) => [path, status])).toEqual([
      ["/about", 200],
      ["/no%0A%22such", 400],
      [`/${"x".repeat(299)}`, 404],
    ]);
    expect(JSON.stringify(lines)).not.toContain("ann@");
  });

  it("writes short lines for people, where LOG_FORMAT says so", async () => {
    const { child, origin, output, exit } = await serving({ LOG_FORMAT: "pretty" });
    await (await fetch(`${origin}/about?email=ann@site.example`)).text();
    child.kill("SIGTERM");
    await exit;
    expect((await output).trim().split("\n")).toEqual([
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: Larkwell is at http:\/\/127\.0\.0\.1:\d+\/$/),
      expect.stringMatching(/^\[\d\d:\d\d:\d\d\] INFO: GET \/about 200 \d+ bytes in [\d.]+ ms$/),
      expect.stringMatching(/INFO: Stopping after SIGTERM$/),
    ]);
  });

  it("listens on its HOST alone, and counts for Prometheus on its admin port alone", async () => {
    const [port, adminPort] = [await freePort(), await freePort()];
    run({ HOST: "127.0.0.2", PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: "silent" });
    const [origin, admin] = [port, adminPort].map((each) => `http://127.0.0.2:${each}`);
    await until(async () => (await fetch(`${origin}/healthz`)).ok);
    expect(await isRefused(`http://127.0.0.1:${port}`)).toBe(true);
    for (const path of ["/about", "/about?x", "/nope", "/get-started", "/assets/x.js"])
      await (await fetch(`${origin}${path}`, { redirect: "manual" })).text();
    const response = await fetch(`${admin}/metrics`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const metrics = await response.text();
    for (const line of [
      'http_requests_total{page="/about",method="GET",status="200"} 2',
      'http_requests_total{page="moved",method="GET",status="301"} 1',
      'http_requests_total{page="asset",method="GET",status="404"} 1',
      'build_info{release="unknown"} 1',
      'http_request_duration_seconds_bucket{le="10",page="/about"} 2',
      "log_lines_dropped_total 0",
    ])
      expect(metrics).toContain(line);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${admin}/`)).status).toBe(404);
  });

  it("runs alone, and writes nothing into its folder, so that a read-only file system is enough", async () => {
    const copy = join(folder, "copy");
    await cp("dist", copy, { recursive: true });
    const timesOfChange = async () => {
      const files = ["", ...(await readdir(copy, { recursive: true }))].toSorted();
      return Promise.all(files.map(async (file) => `${file} ${(await stat(join(copy, file))).mtimeMs}`));
    };
    const before = await timesOfChange();
    const { child, exit, origin } = await serving({ LOG_LEVEL: "info" }, join(copy, "server.js"));
    for (const path of ["/", "/blog?q=x", "/nope", "/assets/gone.js"])
      await (await fetch(`${origin}${path}`)).text();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(await timesOfChange()).toEqual(before);
  });

  it("logs stacks that name the source file and the line", async () => {
    const copy = join(folder, "without-entry");
    await cp("dist", copy, { recursive: true });
    const file = join(copy, "manifest.json");
    const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
    // No page can be rendered without the entry.
    await writeFile(file, JSON.stringify({ ...manifest, entry: undefined }));
    const { child, output, origin } = await serving({}, join(copy, "server.js"));
    expect((await fetch(`${origin}/about`)).status).toBe(500);
    child.kill("SIGTERM");
    const [, source = "", line] = /at \w+ \(\S*\/(server\/[\w/]+\.tsx):(\d+):\d+\)/.exec(await output) ?? [];
    expect((await readFile(source, "utf8")).split("\n")[Number(line) - 1]).toContain("entry.href");
  });

  it("starts by npm start", async () => {
    const port = await freePort();
    const npm = spawn("npm", ["start", "--silent"], {
      env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" },
      stdio: "ignore",
      detached: true,
    });
    const ended = once(npm, "exit");
    const home = `http://127.0.0.1:${port}/`;
    await until(async () => (await fetch(home)).ok);
    expect(await (await fetch(home)).text()).toContain("<h1");
    if (npm.pid) process.kill(-npm.pid, "SIGINT");
    await ended;
  });
});

describe.concurrent("the end of a server", () => {
  it("comes on SIGTERM after the drain time: not ready, but serving on without keeping connections", async () => {
    const { child, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "4000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
    const page = await fetch(`${origin}/contact`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
    expect(await isRefused(origin)).toBe(true);
  });

  it("comes in spite of an idle connection and half a request, at SHUTDOWN_TIMEOUT_MS", async () => {
    const { child, port, exit } = await serving({ SHUTDOWN_TIMEOUT_MS: "800", LOG_LEVEL: "silent" });
    const idle = await halfRequest(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(idle, "data");
    await halfRequest(port);
    const started = Date.now();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - started).toBeLessThan(4500);
  });

  it.each([
    ["SIGTERM, by Docker's ten seconds, after balancers have noticed", "SIGTERM", 10_000, 503],
    ["SIGINT, by the patience of a person at a terminal", "SIGINT", 2500, undefined],
  ] as const)(
    "comes by itself after %s, with default settings and half a request in hand",
    async (_what, signal, patienceMs, readiness) => {
      const { child, port, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "", LOG_LEVEL: "silent" });
      await halfRequest(port, "");
      await halfRequest(port);
      child.kill(signal);
      const killer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      if (readiness) {
        await until(async () => (await fetch(`${origin}/readyz`)).status === readiness);
        await new Promise((done) => setTimeout(done, BALANCER_NOTICES_MS));
        await (await fetch(`${origin}/about`)).text();
      }
      expect(await exit).toEqual([0, null]);
      clearTimeout(killer);
    },
  );

  it("comes at once on a second signal", async () => {
    const { child, origin, exit } = await serving({ SHUTDOWN_DELAY_MS: "60000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await until(async () => (await fetch(`${origin}/readyz`)).status === 503);
    child.kill("SIGTERM");
    expect((await exit)[0]).toBe(1);
  });

  it("comes with the process that started it in development, even by SIGKILL", async () => {
    const start = `import { serveBuild } from "./build/serveBuild.mjs"; console.log((await serveBuild()).origin);`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", start]);
    running.add(parent);
    const [origin] = (await once(parent.stdout, "data")) as [Buffer];
    expect(await isRefused(String(origin).trim())).toBe(false);
    parent.kill("SIGKILL");
    await until(() => isRefused(String(origin).trim()));
  });
});

describe.concurrent("an end that nobody wanted", () => {
  const failing =
    "data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('from%20nowhere')});process.on('SIGHUP',()=>Promise.reject(new Error('from%20nowhere')))";
  const ids = Array.from({ length: 100 }, (_, index) => `before-${index}`);
  const visitAll = async (origin: string) => {
    for (const id of ids)
      await (await fetch(`${origin}/about`, { headers: { "X-Request-Id": id } })).arrayBuffer();
  };
  const idsIn = (output: string) => linesOf(output).flatMap(({ id }) => (typeof id === "string" ? [id] : []));

  it.each([
    ["an error that is thrown", "SIGUSR2"],
    ["a rejected promise", "SIGHUP"],
  ] as const)(
    "by %s is logged with its stack, no more requests are taken, and the process ends with 1",
    async (_what, signal) => {
      const { child, port, origin, output, exit } = await serving({}, undefined, ["--import", failing]);
      await visitAll(origin);
      const half = await halfRequest(port, "GET /about HTTP/1.1\r\nHost: x\r\n");
      child.kill(signal);
      await until(() => isRefused(origin));
      // A request that was on its way still gets its response.
      half.write("\r\n");
      const [response] = (await once(half, "data")) as [Buffer];
      expect(response.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Connection: close\r$/m);
      expect((await exit)[0]).toBe(1);
      expect(idsIn(await output).slice(0, ids.length)).toEqual(ids);
      const fatal = linesOf(await output).find(({ level }) => level === "fatal");
      expect((fatal?.["err"] as Error | undefined)?.stack).toMatch(/^Error: from nowhere\n\s+at /);
    },
  );

  it("by the kernel loses no line, because each is written without waiting for the next", async () => {
    const { child, origin, written, output, exit } = await serving();
    await visitAll(origin);
    await until(() => idsIn(written()).length === ids.length);
    child.kill("SIGKILL");
    await exit;
    expect(idsIn(await output)).toEqual(ids);
  });
});
