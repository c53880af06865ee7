import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SettingsError } from "../../server/operations/startErrors";
import { readSettings, settingsTable } from "../../server/settings";
import { siteOfOneTest } from "../support/sourceSite";

const MIB = 1024 * 1024;
const EMPTY_FOLDER = join(tmpdir(), "empty-folder");
mkdirSync(EMPTY_FOLDER, { recursive: true });

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

const { HEADERS_TIMEOUT_MS: headersMs, REQUEST_TIMEOUT_MS: requestMs } = readSettings({});

// What each of them does is tested beside what it controls.
describe("settings", () => {
  it("take empty values for values not given", () => {
    const empty = Object.fromEntries(Object.keys(settingsTable).map((name) => [name, ""]));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it.each([
    [{ PORT: "x", HOST: "-a" }, ["HOST", "PORT"]],
    [{ LOG_LEVEL: "verbose", HEADERS_TIMEOUT_MS: "20000" }, ["LOG_LEVEL", "HEADERS_TIMEOUT_MS"]],
    [{ ALLOW_INDEXING: "maybe", ADMIN_PORT: "3000" }, ["ALLOW_INDEXING", "ADMIN_PORT"]],
  ])(
    "that are wrong are all named at once, also those that only do not fit each other: %j",
    (wrong, names) => {
      expect(faultsOf(wrong).map((fault) => fault.split(" ")[0])).toEqual(names);
    },
  );

  it.each([
    [
      { REQUEST_TIMEOUT_MS: `${headersMs - 1}` },
      `HEADERS_TIMEOUT_MS is "${headersMs}": give at most REQUEST_TIMEOUT_MS, ${headersMs - 1}, `,
    ],
    [
      { HEADERS_TIMEOUT_MS: `${requestMs + 1}` },
      `HEADERS_TIMEOUT_MS is "${requestMs + 1}": give at most REQUEST_TIMEOUT_MS, ${requestMs}, `,
    ],
    [{ PORT: "9090", ADMIN_PORT: "9090" }, 'ADMIN_PORT is "9090": give another port than PORT'],
  ])("that do not fit each other are named in one line: %j", (environment, line) => {
    expect(faultsOf(environment)).toEqual([expect.stringContaining(line)]);
  });

  it.each<Readonly<Record<string, string>>>([
    { REQUEST_TIMEOUT_MS: "5000", HEADERS_TIMEOUT_MS: "5000" },
    { REQUEST_TIMEOUT_MS: "0" },
    { REQUEST_TIMEOUT_MS: "1", HEADERS_TIMEOUT_MS: "0" },
    { PORT: "0", ADMIN_PORT: "0" },
  ])("that fit each other are taken, also at their limits: %j", async (environment) => {
    expect(faultsOf(environment)).toEqual([]);
    // Node has a say, too.
    await siteOfOneTest(environment);
  });

  it("end the server by themselves before Docker kills it after ten seconds", () => {
    const { SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = readSettings({});
    expect(SHUTDOWN_DELAY_MS + SHUTDOWN_TIMEOUT_MS).toBeLessThan(9500);
  });

  it.each([
    ["PUBLIC_ORIGIN", "https://", "ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "https://", "ann:hunter2/with@signs@site.example"],
    ["PUBLIC_ORIGIN", "", "ann:hunter2@site.example"],
    ["PUBLIC_ORIGIN", "", "ann:hun://ter2@site.example"],
    ["HOST", "http://", "ann:hunter2@site.example"],
    ["TRUST_PROXY", "h2c://", "ann:hunter2@10.0.0.1"],
  ])("repeat neither user nor password that stand in %s=%s%s", (name, scheme, secret) => {
    const rest = secret.replace(/.*@/, "");
    expect(faultsOf({ [name]: scheme + secret })).toEqual([
      expect.stringContaining(`${name} is "${scheme}…@${rest}": give `),
    ]);
  });

  it.each([
    ["PORT", ["0", "65535", " 80 "], ["65536", "-1", "3000.5", "0x10", "1e3", " ", "80 x"]],
    ["HOST", ["::1", "localhost", "a", "web-1.example"], ["-a", "a-", "a_b"]],
    ["PUBLIC_ORIGIN", ["http://x.example:8080"], ["https://x.example/", "ftp://x", "HTTPS://X.example"]],
    ["ALLOW_INDEXING", ["true", "on", "1", "false", "off", "0"], ["maybe", "TRUE"]],
    ["TRUST_PROXY", ["9", "10.0.0.0/8, ::1"], ["true", "1.2.3.4/33", "10.0.0.0/8,", "10", "::1, loopback"]],
    ["HSTS_MAX_AGE", ["0", "63072000"], ["-1", "forever"]],
    ["PAGE_CACHE_BYTES", [String(MIB)], ["1"]],
    ["PAGE_CACHE_CONTROL", ["no-cache"], ["no-cache\r\nX: y"]],
    ["MAX_CONNECTIONS", ["1"], ["0"]],
    ["LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], ["verbose"]],
    ["OLD_ASSETS", [".", EMPTY_FOLDER], ["/no/such/folder", "package.json"]],
  ])("take as %s each of %j and none of %j", (name, right, wrong) => {
    expect(right.flatMap((value) => faultsOf({ [name]: value }))).toEqual([]);
    for (const value of wrong) expect(faultsOf({ [name]: value }), value).toHaveLength(1);
  });
});
