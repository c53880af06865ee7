import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { text } from "node:stream/consumers";
import supertest from "supertest";
import { expect, it } from "vitest";
import { createDevelopmentApp } from "../../scripts/dev/developmentApp.mjs";
import type { DevelopmentBuild } from "../../scripts/dev/developmentBuild.mjs";

it("npm run dev says in one line that it cannot start because of a setting that is wrong", async () => {
  const child = spawn(process.execPath, ["scripts/dev/dev.mjs"], {
    env: { PATH: process.env["PATH"], PORT: "abc" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const complaints = text(child.stderr);
  expect(await once(child, "close")).toEqual([78, null]);
  expect(await complaints).toMatch(/^PORT is "abc": give a whole number .*\n$/);
});

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
