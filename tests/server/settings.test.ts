import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { readyResponse } from "../../server/http/readyResponse";
import { misspeltSettings, readSettings, SettingsError, settingsTable } from "../../server/settings";
import { until } from "../support/builtServer";
import { startSourceSite } from "../support/sourceSite";

const MIB = 1024 * 1024;
/** Node looks every second for requests whose time is up. */
const SOON_MS = 3000;

type Environment = Readonly<Record<string, string>>;

function faultsOf(environment: Environment): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("settings", () => {
  it("need nothing from the environment, and take empty values for values not given", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, HOST: undefined, PAGE_CACHE: true, ALLOW_INDEXING: true });
    expect(settings.ADMIN_PORT).toBeUndefined();
    expect(readSettings(Object.fromEntries(Object.keys(settingsTable).map((name) => [name, ""])))).toEqual(
      settings,
    );
    // Docker kills after ten seconds.
    expect(settings.SHUTDOWN_DELAY_MS + settings.SHUTDOWN_TIMEOUT_MS).toBeLessThan(9500);
  });

  it("name every wrong value at once", () => {
    const faults = faultsOf({
      PORT: "abc",
      PUBLIC_ORIGIN: "larkwell.example",
      LOG_LEVEL: "loud",
      HOST: "a b",
    });
    expect(faults).toEqual([
      expect.stringMatching(/^HOST is "a b": give .*127\.0\.0\.1/),
      'PORT is "abc": give a whole number from 0 to 65535',
      expect.stringMatching(/^PUBLIC_ORIGIN is "larkwell\.example": give .*https:/),
      expect.stringMatching(/^LOG_LEVEL is "loud": give .*debug, info/),
    ]);
  });

  it.each([
    ["PUBLIC_ORIGIN", "https://ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "https://ann:hunter2@site.example/path?x#y"],
    ["PUBLIC_ORIGIN", "https://ann:hunter2/with@signs@site.example"],
    ["PUBLIC_ORIGIN", "HTTPS://ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "https:/ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "https://ann@site.example"],
    ["HOST", "http://ann:hunter2@site.example"],
    ["TRUST_PROXY", "http://ann:hunter2@10.0.0.1"],
  ])("repeat neither user nor password that stand in %s: %s", (name, value) => {
    const [fault = "", ...others] = faultsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(fault).toMatch(new RegExp(`^${name} is ".*…@[\\w.].*": give `));
    expect(fault).not.toMatch(/ann|hunter2|signs/);
    const [scheme = ""] = /^[a-z]+:\/\//i.exec(value) ?? [];
    expect(fault).toContain(` is "${scheme}…@`);
  });

  it.each([
    ["PORT", ["0", "65535", " 80 "], ["65536", "-1", "3000.5", "0x10", "1e3", " ", "80 x"]],
    ["HOST", ["::1", "localhost", "a", "web-1.example"], ["-a", "a-", "a_b"]],
    [
      "PUBLIC_ORIGIN",
      ["http://x.example:8080"],
      ["https://x.example/", "https://x.example/path", "ftp://x.example", "x", "HTTPS://X.example"],
    ],
    ["ALLOW_INDEXING", ["true", "on", "1", "false", "off", "0"], ["yes", "TRUE"]],
    ["HSTS_INCLUDE_SUBDOMAINS", ["false"], ["yes"]],
    [
      "TRUST_PROXY",
      ["9", "10.0.0.0/8, ::1"],
      ["true", "1.2.3.4/33", "10.0.0.0/8,", "::1/129", "10", "loopback", "10.0.0.0/8, loopback"],
    ],
    ["HSTS_MAX_AGE", ["0"], ["-1", "forever"]],
    ["PAGE_CACHE_BYTES", [String(MIB)], ["1"]],
    ["PAGE_CACHE_CONTROL", ["no-cache"], ["no-cache\r\nX: y"]],
    ["MAX_CONNECTIONS", ["1"], ["0"]],
    ["LOG_FORMAT", ["pretty"], ["xml"]],
    ["OLD_ASSETS", ["."], ["/no/such/folder", "package.json"]],
  ])("take as %s each of %j and none of %j", (name, right, wrong) => {
    expect(right.flatMap((value) => faultsOf({ [name]: value }))).toEqual([]);
    for (const value of wrong) expect(faultsOf({ [name]: value }), value).toHaveLength(1);
  });

  it("have values that depend on others, unless they are given", () => {
    expect(readSettings({ ALLOW_INDEXING: "off", PAGE_CACHE: "on" })).toMatchObject({
      ALLOW_INDEXING: false,
      PAGE_CACHE: true,
    });
    const age = (environment: Environment) => readSettings(environment).HSTS_MAX_AGE;
    expect(age({ PUBLIC_ORIGIN: "http://localhost:3000" })).toBe(0);
    expect(age({ PUBLIC_ORIGIN: "https://x.example" })).toBe(63_072_000);
    expect(age({ HSTS_MAX_AGE: "60" })).toBe(60);
    expect(readSettings({ OLD_ASSETS: ".", PAGE_CACHE_CONTROL: "no-cache" }).PAGE_CACHE_CONTROL).toBe(
      "no-cache",
    );
  });

  it("that are misspelt are named with what was probably meant, and no variables of others", () => {
    const meant = (name: string) => misspeltSettings({ [name]: "" }).map((found) => found.meant);
    expect(meant("PUBLIC_ORIGN")).toEqual(["PUBLIC_ORIGIN"]);
    expect(meant("LOGLEVEL")).toEqual(["LOG_LEVEL"]);
    expect(meant("LOG_LEVE")).toEqual(["LOG_LEVEL"]);
    expect(meant("TRUST_PROXYS")).toEqual(["TRUST_PROXY"]);
    expect(meant("XPORT")).toEqual(["PORT"]);
    expect(meant("PORTS")).toEqual(["PORT"]);
    const others = "PORT PROT PORTAL HOME PATH HOSTNAME SITE_PORT NODE_ENV TERM LANG PWD".split(" ");
    expect(misspeltSettings(Object.fromEntries(others.map((name) => [name, ""])))).toEqual([]);
  });
});

async function siteWith(settings: Environment) {
  const site = await startSourceSite(settings);
  onTestFinished(site.close);
  return site;
}

function connection(port: number) {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

const HEALTHZ = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

/** Sends the beginning of something, and resolves to what came back when the server closed, and after how long. */
async function sendAndWait(port: number, beginning: string) {
  const socket = connection(port);
  let received = "";
  socket.on("data", (text) => (received += String(text)));
  const started = Date.now();
  socket.write(beginning);
  await once(socket, "close");
  return { status: Number(received.split(" ")[1]), ms: Date.now() - started };
}

// The other settings are asked where what they decide is: headers, discovery files, metrics, start and end of the process.
describe("what an operator sets", () => {
  it("is how much memory pages take: PAGE_CACHE_BYTES", async () => {
    const { ready } = await siteWith({ PAGE_CACHE_BYTES: String(2 * MIB) });
    const bodies = { identity: [Buffer.alloc(MIB / 4)] };
    for (let page = 0; page < 10; page += 1)
      ready.add(`/${page}`, readyResponse({ status: 200, headers: {}, bodies, isStreamed: true }));
    expect(ready.bytes).toBeGreaterThan(1.5 * MIB);
    expect(ready.bytes).toBeLessThanOrEqual(2 * MIB);
  });

  it.each([
    ["0", undefined],
    ["1", "203.0.113.7"],
  ])("is whose word on the visitor's address is logged: TRUST_PROXY=%s", async (proxies, client) => {
    const { get, logged } = await siteWith({ TRUST_PROXY: proxies });
    await get("/about?email=ann@site.example").set("X-Forwarded-For", "6.6.6.6, 203.0.113.7");
    await until(() => logged().length > 0);
    expect(logged()[0]?.["client"]).toBe(client);
    expect(logged()[0]).toMatchObject({ path: "/about", method: "GET", status: 200 });
    expect(JSON.stringify(logged())).not.toContain("ann@");
  });

  it("is what is logged at all: LOG_LEVEL", async () => {
    const { get, logged } = await siteWith({ LOG_LEVEL: "error" });
    await get("/about");
    expect(logged()).toEqual([]);
  });

  it.each([
    [
      "an idle connection stays open: KEEP_ALIVE_TIMEOUT_MS",
      { KEEP_ALIVE_TIMEOUT_MS: "200" },
      HEALTHZ,
      200,
      190,
    ],
    [
      "headers may take: HEADERS_TIMEOUT_MS",
      { HEADERS_TIMEOUT_MS: "100" },
      "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
      408,
      90,
    ],
    [
      "a connection may say nothing: REQUEST_TIMEOUT_MS",
      { REQUEST_TIMEOUT_MS: "200", HEADERS_TIMEOUT_MS: "100" },
      "",
      Number.NaN,
      90,
    ],
  ])("is how long %s", async (_what, environment, beginning, status, atLeastMs) => {
    const { port } = await siteWith(environment);
    const ended = await sendAndWait(port, beginning);
    expect(ended.status).toBe(status);
    expect(ended.ms).toBeGreaterThanOrEqual(atLeastMs);
    expect(ended.ms).toBeLessThan(SOON_MS);
  });

  it("is how many connections are held at once: MAX_CONNECTIONS", async () => {
    const { port } = await siteWith({ MAX_CONNECTIONS: "1" });
    const held = connection(port);
    held.write(HEALTHZ);
    await once(held, "data");
    expect((await sendAndWait(port, HEALTHZ)).status).toBeNaN();
  });
});
