import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { compressDocument } from "../../server/documents/keptDocument";
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

describe("settings", () => {
  it("need nothing from the environment", () => {
    expect(readSettings({})).toMatchObject({
      LOG_CLIENT_ADDRESS: false,
      PORT: 3000,
      PAGE_CACHE: true,
      ALLOW_INDEXING: true,
      RELEASE: "unknown",
      LOG_LEVEL: "info",
      PAGE_CACHE_BYTES: 32 * MIB,
    });
  });

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
    [{ REQUEST_TIMEOUT_MS: "5000" }, 'HEADERS_TIMEOUT_MS is "8000": give at most REQUEST_TIMEOUT_MS, 5000, '],
    [
      { HEADERS_TIMEOUT_MS: "12001" },
      'HEADERS_TIMEOUT_MS is "12001": give at most REQUEST_TIMEOUT_MS, 12000, ',
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

  it("are each read by a part of the server: remove one that nothing reads", () => {
    const files = readdirSync(join(root, "server"), { recursive: true, encoding: "utf8" });
    const parts = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith("setting"));
    const code = parts.map((file) => readFileSync(join(root, "server", file), "utf8")).join("\n");
    // What is only taken apart and not used fails `npm run types`.
    const isRead = (name: string) => new RegExp(`\\.${name}\\b|[{,]\\s*${name}\\s*[,}]`).test(code);
    const unread = Object.keys(settingsTable).filter((name) => !isRead(name));
    expect(unread).toEqual([]);
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

// The other settings are tested beside what they control: time limits, headers, discovery files, metrics with MAX_CONNECTIONS, start and end of the process.
it("an operator sets how much memory pages take: PAGE_CACHE_BYTES", async () => {
  const { cached } = await siteOfOneTest({ PAGE_CACHE_BYTES: String(2 * MIB) });
  const document = await compressDocument(200, {}, Buffer.alloc(MIB / 4));
  for (let page = 0; page < 10; page += 1) cached.set(`/${page}`, document);
  expect(cached.calculatedSize).toBeGreaterThan(1.5 * MIB);
  expect(cached.calculatedSize).toBeLessThanOrEqual(2 * MIB);
});
