import { describe, expect, it } from "vitest";
import { isRefused, runServer, servingServer } from "../support/builtServer";
import { openConnection } from "../support/rawRequest";
import { until } from "../support/until";

/** `tests/deploy/` compares the delays that are delivered with what balancers need. */
const DELAY_MS = 1500;
/** Before it has waited five seconds, as by default, for open requests, too. */
const TOO_LATE_MS = 6000;
const HALF_A_REQUEST = "GET /about HTTP/1.1\r\nHost: x\r\n";

/** Before, it has been starting. */
const untilStopping = (origin: string) =>
  until(async () => (await (await fetch(`${origin}/readyz`)).text()).startsWith("stopping"));

describe.concurrent("the end of a server", () => {
  it.each(["SIGTERM", "SIGHUP"] as const)(
    "comes on %s: not ready, serving on for SHUTDOWN_DELAY_MS, then within SHUTDOWN_TIMEOUT_MS",
    async (signal) => {
      const environment = {
        SHUTDOWN_DELAY_MS: `${DELAY_MS}`,
        SHUTDOWN_TIMEOUT_MS: "1000",
        LOG_LEVEL: "silent",
      };
      const { child, port, origin, exit } = await servingServer(environment);
      // Neither an idle connection nor half a request keeps it.
      for (const beginning of ["", HALF_A_REQUEST]) openConnection(port, beginning);
      await (await fetch(`${origin}/about`)).text();
      const signalledAt = Date.now();
      child.kill(signal);
      const killer = setTimeout(() => child.kill("SIGKILL"), TOO_LATE_MS);
      await untilStopping(origin);
      const responses = new Set<string>();
      await until(async () => {
        if (await isRefused(origin)) return true;
        const [alive, page] = [await fetch(`${origin}/healthz`), await fetch(`${origin}/contact`)];
        responses.add(`${alive.status}, ${page.status} ${page.headers.get("connection")}`);
        return false;
      });
      expect([...responses]).toEqual(["200, 200 close"]);
      expect(Date.now() - signalledAt).toBeGreaterThanOrEqual(DELAY_MS);
      expect(await exit).toEqual([0, null]);
      clearTimeout(killer);
    },
  );

  it("comes at once on a signal while it starts, which it would ignore as PID 1 if it had no handler", async () => {
    // As soon as there is a handler, and before anything else of the server has run.
    const signal =
      "data:text/javascript,process.once('newListener',()=>queueMicrotask(()=>process.emit('SIGTERM')))";
    const { exit, written } = runServer({ PORT: "0" }, undefined, ["--import", signal]);
    expect(await exit).toEqual([0, null]);
    expect(written()).toBe("");
  });

  it("comes at once on a second signal", async () => {
    const { child, origin, exit } = await servingServer({ SHUTDOWN_DELAY_MS: "60000", LOG_LEVEL: "silent" });
    child.kill("SIGTERM");
    await untilStopping(origin);
    child.kill("SIGTERM");
    expect(await exit).toEqual([1, null]);
  });
});

describe.concurrent("an end that nobody wanted", () => {
  /** Node throws a rejection that nobody handles. */
  const failing =
    "data:text/javascript,process.on('SIGUSR2',()=>Promise.reject(new Error('from%20nowhere')))";
  const ids = Array.from({ length: 100 }, (_, index) => `before-${index}`);

  async function visitedServer(flags?: string[]) {
    const server = await servingServer({}, undefined, flags);
    for (const id of ids)
      await (await fetch(`${server.origin}/about`, { headers: { "X-Request-Id": id } })).arrayBuffer();
    const loggedIds = () => server.logged().flatMap(({ id }) => (typeof id === "string" ? [id] : []));
    return { ...server, loggedIds };
  }

  it("by an error is logged with its stack, no more requests are taken, and the process ends with 1", async () => {
    const { child, port, origin, exit, logged, loggedIds } = await visitedServer(["--import", failing]);
    // The response to the first request says that the server has what comes after it, too.
    const half = openConnection(port, `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${HALF_A_REQUEST}`);
    await until(() => half.received() !== "");
    const before = half.received().length;
    child.kill("SIGUSR2");
    await until(() => isRefused(origin));
    // A request that was on its way still gets its response.
    half.socket.write("\r\n");
    await half.closed;
    expect(await exit).toEqual([1, null]);
    expect(half.received().slice(before)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Connection: close\r$/m);
    expect(loggedIds().slice(0, ids.length)).toEqual(ids);
    const fatal = logged().find(({ level }) => level === "fatal");
    expect((fatal?.["err"] as Error | undefined)?.stack).toMatch(/^Error: from nowhere\n\s+at /);
  });

  it("by the kernel loses no line, because each is written without waiting for the next", async () => {
    const { child, exit, loggedIds } = await visitedServer();
    await until(() => loggedIds().length === ids.length);
    child.kill("SIGKILL");
    await exit;
    expect(loggedIds()).toEqual(ids);
  });
});
