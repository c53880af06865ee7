import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { dist } from "../../build/folders.mjs";
import type { Manifest } from "../../server/files/manifest";
import { isRefused, runServer, servingServer } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";
import { until } from "../support/until";
import * as company from "../support/specifiedCompany";

const other = createServer().listen(0, "127.0.0.1");
await once(other, "listening");
/** A port on which somebody else listens. */
const { port: busy } = other.address() as AddressInfo;
const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === "::1"),
);
const inUse = (name: string) =>
  new RegExp(`^Port ${busy} is in use: .* choose another with ${name}=${busy + 1}\n$`);

const folder = await mkdtemp(join(tmpdir(), "start-"));
afterAll(async () => {
  other.close();
  await rm(folder, { recursive: true });
});

async function copyOfBuild() {
  const copy = await mkdtemp(join(folder, "copy-"));
  await cp(dist, copy, { recursive: true });
  return copy;
}

describe.concurrent("a server that cannot start", () => {
  it.each([
    ["all wrong settings", 78, { PORT: "abc", LOG_LEVEL: "loud" }, /^PORT is "abc".*\nLOG_LEVEL is "loud"/],
    ["its port that is in use", 69, { PORT: `${busy}` }, inUse("PORT")],
    ["the port for metrics that is in use", 69, { PORT: "0", ADMIN_PORT: `${busy}` }, inUse("ADMIN_PORT")],
    ["the address of another machine", 69, { HOST: "192.0.2.1", PORT: "0" }, /another HOST or PORT\n$/],
  ])("names %s without a stack, and ends with %i", async (_what, code, environment, words) => {
    const { complaints, exit } = runServer(environment);
    expect(await exit).toEqual([code, null]);
    expect(await complaints).toMatch(words);
    expect(await complaints).not.toMatch(/^\s+at /m);
  });

  it("says that it was not built and ends with 69", async () => {
    const copy = await copyOfBuild();
    await rm(join(copy, "manifest.json"));
    const { complaints, exit } = runServer({}, join(copy, "server.js"));
    expect(await exit).toEqual([69, null]);
    expect(await complaints).toBe("dist/manifest.json cannot be read: run `npm run build` first\n");
  });
});

describe.concurrent("a running server", () => {
  it("logs in lines of JSON where it is, what has no effect, each request, and its end", async () => {
    const { child, origin, logged, exit } = await servingServer({ RELEASE: "1.2.3", TRUST_PROXY: "1" });
    await (await fetch(`${origin}/about?email=ann@site.example`)).text();
    child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    expect(logged()).toEqual([
      expect.objectContaining({ level: "info", release: "1.2.3", msg: `${company.name} is at ${origin}/` }),
      expect.objectContaining({
        level: "warn",
        msg: "TRUST_PROXY has no effect while LOG_CLIENT_ADDRESS is off",
      }),
      expect.objectContaining({ level: "info", path: "/about", status: 200 }),
      expect.objectContaining({ level: "info", msg: "Stopping after SIGTERM" }),
    ]);
    expect(logged().filter(({ time }) => !(Date.parse(String(time)) > 0))).toEqual([]);
  });

  it("listens on its HOST alone, shows what it counts on its admin port alone, and logs from LOG_LEVEL on", async () => {
    const [port, adminPort] = [await freePort(), await freePort()];
    const ports = { PORT: String(port), ADMIN_PORT: String(adminPort) };
    const { written } = runServer({ HOST: "127.0.0.2", LOG_LEVEL: "warn", ...ports });
    const [origin, admin] = [`http://127.0.0.2:${port}`, `http://127.0.0.2:${adminPort}`];
    await until(async () => (await fetch(`${origin}/about`)).ok);
    for (const each of [port, adminPort]) expect(await isRefused(`http://127.0.0.1:${each}`)).toBe(true);
    const metrics = await (await fetch(`${admin}/metrics`)).text();
    expect(metrics).toContain("# TYPE http_requests_total counter");
    for (const elsewhere of [`${origin}/metrics`, `${admin}/`])
      expect((await fetch(elsewhere)).status).toBe(404);
    expect(written()).toBe("");
  });

  it("listens without HOST at the machine's addresses of both kinds", async () => {
    const { port } = await servingServer({ HOST: "" });
    for (const host of ["127.0.0.1", ...(hasIPv6 ? ["[::1]"] : [])])
      expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
  });

  it("logs stacks that name the source file and the line", async () => {
    const copy = await copyOfBuild();
    const file = join(copy, "manifest.json");
    const manifest = JSON.parse(await readFile(file, "utf8")) as Manifest;
    // No page can be rendered without the entry.
    await writeFile(file, JSON.stringify({ ...manifest, entry: undefined }));
    const { child, exit, written, logged, origin } = await servingServer({}, join(copy, "server.js"));
    expect((await fetch(`${origin}/about`)).status).toBe(500);
    // Nor is it ready, however often it has tried.
    await until(() => logged().filter(({ msg }) => /rendered: About/.test(String(msg))).length > 1);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    child.kill("SIGTERM");
    await exit;
    const [, source = "", line] = /at \w+ \(\S*\/(server\/[\w/]+\.tsx):(\d+):\d+\)/.exec(written()) ?? [];
    expect((await readFile(source, "utf8")).split("\n")[Number(line) - 1]).toContain("entry.href");
  });
});
