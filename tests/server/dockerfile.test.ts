import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { settingsTable } from "../../server/settings";
import { company } from "../../shared/company";
import { execForm, parseDockerfile, variablesOf } from "../support/dockerfile";
import { servedSite } from "../support/servedSite";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

const served = servedSite();

describe("the Dockerfile", () => {
  const stages = parseDockerfile(read("Dockerfile"));
  const [build, site] = stages;
  if (!build || !site) throw new Error("The Dockerfile has two stages");
  const instruction = (wanted: string) => {
    const [found, ...more] = site.instructions.filter(({ name }) => name === wanted);
    if (!found || more.length > 0) throw new Error(`The Dockerfile has not one ${wanted}`);
    return found;
  };

  it("builds and runs on the same pinned slim Node 24", () => {
    expect(build.image).toMatch(/^node:24\.\d+\.\d+-bookworm-slim$/);
    expect(stages.map(({ image }) => image)).toEqual([build.image, build.image]);
  });

  it("labels the image with what it is, from what, and at which version", () => {
    const labels = Object.fromEntries(
      [...instruction("LABEL").text.matchAll(/org\.opencontainers\.image\.([\w.]+)="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    );
    const { version, description, license } = JSON.parse(read("package.json")) as Record<string, string>;
    expect(labels).toEqual({
      title: "Larkwell site",
      description,
      version,
      revision: "$REVISION",
      vendor: company.name,
      url: company.defaultPublicOrigin,
      licenses: license,
      "base.name": `docker.io/library/${site.image}`,
    });
  });

  it("copies only what is there, and that is in the build's context", () => {
    const copied = build.instructions
      .filter(({ name }) => name === "COPY")
      .flatMap(({ text }) => text.split(" ").slice(0, -1));
    expect(copied).toContain("package-lock.json");
    const context = read(".dockerignore").split("\n");
    expect(copied.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
    expect(copied.filter((file) => !context.includes(`!${file}`))).toEqual([]);
  });

  it("runs without a shell, as nobody in particular, with settings that the server knows", () => {
    expect(instruction("USER").text).toMatch(/^\d+:\d+$/);
    expect(execForm(instruction("CMD"))).toEqual(["node", "dist/server.js"]);
    expect(site.instructions.filter(({ name }) => name === "RUN")).toEqual([]);
    const named = Object.keys(variablesOf(instruction("ENV")));
    expect(named.filter((name) => !(name in settingsTable))).toEqual(["NODE_ENV"]);
  });

  it("asks for the health of the site at an address that the site answers", async () => {
    const [, path = ""] = /PORT\}(\/\w+)/.exec(instruction("HEALTHCHECK").text) ?? [];
    const { status, text } = await served.get(path);
    expect([status, text]).toEqual([200, "ok\n"]);
  });
});
