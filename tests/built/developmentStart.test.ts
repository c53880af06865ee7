import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import supertest from "supertest";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDevelopmentApp } from "../../scripts/dev/developmentApp.mjs";
import type { DevelopmentBuild } from "../../scripts/dev/developmentBuild.mjs";

describe.concurrent("npm run dev", () => {
  it.each([
    ["a setting that is wrong", 78, async () => "abc", /^PORT is "abc": give a whole number .*\n$/],
    ["a port that is in use", 69, usedPort, /^Port \d+ is in use: .*\n$/],
  ])(
    "says in one line that it cannot start because of %s, and ends with %i",
    async (_what, code, port, words) => {
      const child = spawn(process.execPath, ["scripts/dev/dev.mjs"], {
        env: { PATH: process.env["PATH"], PORT: await port() },
        stdio: ["ignore", "ignore", "pipe"],
      });
      const complaints = text(child.stderr);
      expect(await once(child, "close")).toEqual([code, null]);
      expect(await complaints).toMatch(words);
    },
  );
});

async function usedPort(): Promise<string> {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  return String((other.address() as AddressInfo).port);
}

/** The development server, and what has its first build end, without a server of the site. */
function startedApp(...otherHosts: readonly string[]) {
  let endBuild = () => {};
  const firstBuild = new Promise<void>((resolve) => (endBuild = resolve));
  const state = { code: 0, styles: 0, problem: "" };
  const development = Object.assign(new EventEmitter(), { state, server: undefined, firstBuild });
  const app = createDevelopmentApp(development as unknown as DevelopmentBuild, "no-folder", otherHosts);
  return { app, endBuild: () => endBuild() };
}

it("lets a request that comes before the first build wait for it, and then says what is wrong", async () => {
  const { app, endBuild } = startedApp();
  let isAnswered = false;
  const response = supertest(app)
    .get("/about")
    .then((answer) => {
      isAnswered = true;
      return answer;
    });
  // A request that does not wait is answered first.
  await supertest(app).get("/@dev/liveReload.js");
  expect(isAnswered).toBe(false);
  endBuild();
  const { status, text: document } = await response;
  expect(status).toBe(500);
  expect(document).toContain("/@dev/liveReload.js");
});

it.each([
  ["localhost:3000", 200, "EventSource"],
  ["127.0.0.1:3000", 200, "EventSource"],
  ["[::1]:3000", 200, "EventSource"],
  ["localhost", 200, "EventSource"],
  ["phone.test:3000", 200, "EventSource"],
  ["other.example:3000", 403, "ALLOWED_HOSTS=other.example"],
  ["localhost.other.example", 403, "ALLOWED_HOSTS=localhost.other.example"],
])("in development the host %s, where phone.test is allowed, gets %i", async (host, status, words) => {
  const { app } = startedApp("phone.test");
  const response = await supertest(app).get("/@dev/liveReload.js").set("Host", host).buffer();
  expect([response.status, response.text]).toEqual([status, expect.stringContaining(words)]);
});
