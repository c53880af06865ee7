import { describe, expect, it } from "vitest";
import { misspeltSettings, readSettings, SettingsError } from "../../server/settings";

function faultsOf(environment: Record<string, string>): readonly string[] {
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
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, HOST: undefined, PAGE_CACHE: true, ALLOW_INDEXING: true });
    expect(settings.ADMIN_PORT).toBeUndefined();
  });

  it("take empty values for values not given", () => {
    expect(readSettings({ PORT: "", HOST: "", ADMIN_PORT: "" })).toEqual(readSettings({}));
  });

  it("name every wrong value at once", () => {
    const faults = faultsOf({
      PORT: "abc",
      PUBLIC_ORIGIN: "larkwell.example",
      LOG_LEVEL: "loud",
      HOST: "a b",
    });
    expect(faults).toHaveLength(4);
    expect(faults).toContain('PORT is "abc": give a whole number from 0 to 65535');
    expect(faults.filter((fault) => !/^[A-Z_]+ is ".*": give .+$/.test(fault))).toEqual([]);
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
  });

  it.each([
    ["PORT", ["70000", "-1", "3000.5", "0x10", "1e3", " "]],
    [
      "PUBLIC_ORIGIN",
      [
        "https://x.example/",
        "https://x.example/path",
        "ftp://x.example",
        "x",
        "https://user@x.example",
        "HTTPS://X.example",
      ],
    ],
    ["ALLOW_INDEXING", ["yes", "TRUE"]],
    ["TRUST_PROXY", ["true", "1.2.3.4/33", "10.0.0.0/8,", "::1/129", "10"]],
    ["HSTS_MAX_AGE", ["-1", "forever"]],
    ["PAGE_CACHE_CONTROL", ["no-cache\r\nX: y"]],
    ["MAX_CONNECTIONS", ["0"]],
    ["LOG_FORMAT", ["xml"]],
    ["HSTS_INCLUDE_SUBDOMAINS", ["yes"]],
    ["OLD_ASSETS", ["/no/such/folder", "package.json"]],
  ])("refuse as %s each of %j", (name, values) => {
    for (const value of values) expect(faultsOf({ [name]: value }), value).toHaveLength(1);
  });

  it("let shared caches keep pages only where these find the assets of earlier releases", () => {
    expect(readSettings({}).PAGE_CACHE_CONTROL).toBe("public, max-age=0, must-revalidate");
    expect(readSettings({ OLD_ASSETS: "." }).PAGE_CACHE_CONTROL).toContain("s-maxage=300");
    expect(readSettings({ OLD_ASSETS: ".", PAGE_CACHE_CONTROL: "no-cache" }).PAGE_CACHE_CONTROL).toBe(
      "no-cache",
    );
  });

  it("that are misspelt are named with what was probably meant, and no variables of others", () => {
    expect(
      misspeltSettings({ PUBLIC_ORIGN: "", PROT: "", LOGLEVEL: "", TRUST_PROXYS: "", PORT: "1" }),
    ).toEqual([
      { name: "PUBLIC_ORIGN", meant: "PUBLIC_ORIGIN" },
      { name: "LOGLEVEL", meant: "LOG_LEVEL" },
      { name: "TRUST_PROXYS", meant: "TRUST_PROXY" },
    ]);
    const others = {
      HOME: "",
      PATH: "",
      HOSTNAME: "",
      SITE_PORT: "",
      NODE_ENV: "",
      TERM: "",
      LANG: "",
      PWD: "",
    };
    expect(misspeltSettings(others)).toEqual([]);
  });

  it("insist on https only where the site is found by https", () => {
    expect(readSettings({ PUBLIC_ORIGIN: "http://localhost:3000" }).HSTS_MAX_AGE).toBe(0);
    expect(readSettings({ PUBLIC_ORIGIN: "https://x.example" }).HSTS_MAX_AGE).toBe(63_072_000);
    expect(readSettings({ HSTS_MAX_AGE: "60" }).HSTS_MAX_AGE).toBe(60);
  });
});
