import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSettings } from "../../server/settings";

const configuration = readFileSync("deploy/haproxy.cfg", "utf8");
const milliseconds = (timeout: string) =>
  Number(new RegExp(`^ +timeout ${timeout} (\\d+)s$`, "m").exec(configuration)?.[1]) * 1000;

it("gives up on an idle connection before the site does, and never waits for a request longer than it", () => {
  const settings = readSettings({});
  expect(milliseconds("http-keep-alive")).toBeLessThan(settings.KEEP_ALIVE_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThanOrEqual(settings.HEADERS_TIMEOUT_MS);
  expect(milliseconds("http-request")).toBeLessThan(settings.REQUEST_TIMEOUT_MS);
});

it("has noticed that an instance stops before that takes no more requests", () => {
  const [, interval, checks] = /\binter (\d+)ms fall (\d+)\b/.exec(configuration) ?? [];
  // A check may be on its way for as long as it is given.
  const noticedMs = Number(interval) * Number(checks) + milliseconds("check");
  expect(readSettings({}).SHUTDOWN_DELAY_MS).toBeGreaterThan(noticedMs);
});

it("holds fewer connections than an instance does, and has some left for its own metrics", () => {
  const [all = NaN, ofVisitors = NaN] = [...configuration.matchAll(/^ +maxconn (\d+)$/gm)].map(([, value]) =>
    Number(value),
  );
  expect(all).toBeLessThan(readSettings({}).MAX_CONNECTIONS);
  expect(ofVisitors).toBeLessThan(all);
});
