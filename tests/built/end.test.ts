import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { isRefused, linesOf, servingServer, until } from "../support/builtServer";
import { openConnection } from "../support/rawRequest";

/** Two failed checks a second apart, as in deploy/kubernetes; HAProxy needs a fifth of it. */
const BALANCER_NOTICES_MS = 2000;
const HALF_A_REQUEST = "GET /about HTTP/1.1\r\nHost: x\r\n";

const untilNotReady = (origin: string) => until(async () => (await fetch(`${origin}/readyz`)).status === 503);

describe.concurrent("the end of a server", () => {
  it("comes on SIGTERM after the drain time: not ready, but serving on without keeping connections", async () => {
    const { child, origin, exit } = await servingServer({ SHUTDOWN_DELAY_MS: "4000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await untilNotReady(origin);
    const page = await fetch(`${origin}/contact`);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await exit).toEqual([0, null]);
  });

  it("comes in spite of an idle connection and half a request, at SHUTDOWN_TIMEOUT_MS", async () => {
    const { child, port, exit } = await servingServer({ SHUTDOWN_TIMEOUT_MS: "800", LOG_LEVEL: "silent" });
    const idle = openConnection(port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    openConnection(port, HALF_A_REQUEST);
    await until(() => idle.received() !== "");
    const started = Date.now();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(Date.now() - started).toBeLessThan(4500);
  });

  it.each([
    ["SIGTERM, by Docker's ten seconds, after balancers have noticed", "SIGTERM", 10_000],
    ["SIGINT, by the patience of a person at a terminal", "SIGINT", 5000],
  ] as const)(
    "comes by itself after %s, with default settings and half a request in hand",
    async (_what, signal, patienceMs) => {
      const { child, port, origin, exit } = await servingServer({
        SHUTDOWN_DELAY_MS: "",
        LOG_LEVEL: "silent",
      });
      for (const beginning of ["", HALF_A_REQUEST]) openConnection(port, beginning);
      await (await fetch(`${origin}/about`)).text();
      child.kill(signal);
      const killer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      if (signal === "SIGTERM") {
        await untilNotReady(origin);
        await new Promise((done) => setTimeout(done, BALANCER_NOTICES_MS));
        await (await fetch(`${origin}/about`)).text();
      }
      expect(await exit).toEqual([0, null]);
      clearTimeout(killer);
    },
  );

  it("comes at once on a second signal", async () => {
    const { child, origin, exit } = await servingServer({ SHUTDOWN_DELAY_MS: "60000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await untilNotReady(origin);
    child.kill("SIGTERM");
    expect(await exit).toEqual([1, null]);
  });

  it("comes with the process that started it in development, even by SIGKILL", async () => {
    const start = `import { serveBuild } from "./build/serveBuild.mjs"; console.log((await serveBuild()).origin);`;
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", start]);
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
      const { child, port, origin, output, exit } = await servingServer({}, undefined, ["--import", failing]);
      await visitAll(origin);
      // The response to the first request says that the server has what comes after it, too.
      const half = openConnection(port, `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${HALF_A_REQUEST}`);
      await until(() => half.received() !== "");
      const before = half.received().length;
      child.kill(signal);
      await until(() => isRefused(origin));
      // A request that was on its way still gets its response.
      half.socket.write("\r\n");
      await half.closed;
      expect(await exit).toEqual([1, null]);
      expect(half.received().slice(before)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Connection: close\r$/m);
      expect(idsIn(await output).slice(0, ids.length)).toEqual(ids);
      const fatal = linesOf(await output).find(({ level }) => level === "fatal");
      expect((fatal?.["err"] as Error | undefined)?.stack).toMatch(/^Error: from nowhere\n\s+at /);
    },
  );

  it("by the kernel loses no line, because each is written without waiting for the next", async () => {
    const { child, origin, written, output, exit } = await servingServer();
    await visitAll(origin);
    await until(() => idsIn(written()).length === ids.length);
    child.kill("SIGKILL");
    await exit;
    expect(idsIn(await output)).toEqual(ids);
  });
});
