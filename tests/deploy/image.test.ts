import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { execForm, parseDockerfile } from "../support/dockerfile";

const stages = parseDockerfile(readFileSync(join(root, "Dockerfile"), "utf8"));
const run = stages.at(-1);
const textsOf = (name: string) =>
  (run?.instructions ?? []).filter((each) => each.name === name).map(({ text }) => text);

// Written by hand: what is run, by whom, and what may be asked of it.
it.each([
  ["runs as a user who is not root, named by number for Kubernetes", "USER", ["1000:1000"]],
  ["is found at the server's port", "EXPOSE", ["3000"]],
  ["is stopped by the signal on which the server ends in order", "STOPSIGNAL", ["SIGTERM"]],
  ["runs in the folder of the site", "WORKDIR", ["/site"]],
  ["can be told which release it is", "ARG", ["REVISION=unknown"]],
  [
    "runs in production, at all of its addresses, and logs JSON",
    "ENV",
    ["NODE_ENV=production PORT=3000 LOG_FORMAT=json RELEASE=$REVISION MALLOC_ARENA_MAX=2"],
  ],
  [
    "has Node, its licence, the build and a folder of old assets that belongs to its user, and nothing else",
    "COPY",
    [
      "--from=build /usr/local/bin/node /usr/local/bin/node",
      "--from=build /usr/local/LICENSE /usr/local/share/doc/node/LICENSE",
      "--from=build --chown=1000:1000 /site/old-assets /old-assets",
      "--from=build /site/dist dist",
    ],
  ],
  ["runs no command while it is made, so that it holds no tools and no caches", "RUN", []],
])("the image %s", (_what, name, texts) => {
  expect(textsOf(name)).toEqual(texts);
});

it("the image may read its build, old assets and what metrics need, and nothing else", () => {
  const command = run?.instructions.find(({ name }) => name === "CMD");
  expect(command && execForm(command)).toEqual([
    "node",
    "--permission",
    "--allow-fs-read=dist",
    "--allow-fs-read=/old-assets",
    "--allow-fs-read=/proc/self/status",
    "--allow-fs-read=/proc/self/limits",
    "--allow-fs-read=/proc/self/fd",
    "dist/server.js",
  ]);
});

it("the image is asked for its health every ten seconds, and has five to answer", () => {
  const [health = ""] = textsOf("HEALTHCHECK");
  expect(/^(?:--\S+ )*/.exec(health)?.[0].trim().split(" ")).toEqual([
    "--interval=10s",
    "--timeout=5s",
    "--start-period=5s",
  ]);
  expect(health).toContain("http://127.0.0.1:${process.env.PORT}/healthz");
});

it("the image becomes its user last, after everything that only root may write", () => {
  const names = (run?.instructions ?? []).map(({ name }) => name);
  expect(names.lastIndexOf("COPY")).toBeLessThan(names.indexOf("USER"));
});

it("the image is built from a clean install of the versions in the lock file", () => {
  expect(stages).toHaveLength(2);
  const commands = stages[0]?.instructions.filter(({ name }) => name === "RUN").map(({ text }) => text);
  expect(commands).toEqual(["npm ci", "npm run build && mkdir old-assets"]);
});
