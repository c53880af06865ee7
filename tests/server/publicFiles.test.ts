import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startSourceSite } from "../support/sourceSite";

let site: Awaited<ReturnType<typeof startSourceSite>>;
let distFolder: string;
let folder: string;
beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), "public-files-"));
  await cp(inject("smallBuild"), distFolder, { recursive: true });
  site = await startSourceSite({ LOG_LEVEL: "silent" }, { distFolder });
  folder = join(distFolder, "public");
  await rm(folder);
  await mkdir(folder);
  await writeFile(join(folder, "logo.svg"), "<svg/>");
});
afterAll(async () => {
  await site.close();
  await rm(distFolder, { recursive: true });
});

it("sends the whole 404 page for a file of public/ that is no longer there, and every page", async () => {
  expect((await site.get("/logo.svg")).status).toBe(200);
  await rm(folder, { recursive: true });
  const { status, headers, text } = await site.get("/logo.svg");
  expect({ status, cache: headers["cache-control"] }).toEqual({ status: 404, cache: "no-store" });
  expect(text).toMatch(/<\/html>$/);
  expect((await site.get("/about")).status).toBe(200);
  await mkdir(folder);
});

it("sends the whole error screen where a file is found and cannot be opened", async () => {
  // A socket has a size and a date like a file.
  const socket = createServer().listen(join(folder, "logo.svg"));
  const { status, headers, text } = await site.get("/logo.svg");
  expect({ status, cache: headers["cache-control"] }).toEqual({ status: 500, cache: "no-store" });
  expect(headers).not.toHaveProperty("last-modified");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(text).toMatch(/<\/html>$/);
  socket.close();
});
