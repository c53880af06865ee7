import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { until } from "../support/builtServer";
import { freePort } from "../support/freePort.mjs";

it("npm start serves the site", async () => {
  const port = await freePort();
  const npm = spawn("npm", ["start", "--silent"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "silent" },
    stdio: "ignore",
    detached: true,
  });
  const home = `http://127.0.0.1:${port}/`;
  await until(async () => (await fetch(home)).ok);
  expect(await (await fetch(home)).text()).toContain("<h1");
  const ended = once(npm, "exit");
  if (npm.pid) process.kill(-npm.pid, "SIGINT");
  await ended;
});
