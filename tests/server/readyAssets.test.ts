import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ReadyAssets } from "../../server/readyAssets";
import { testSite } from "../support/testSite";

let distFolder: string;
let site: Awaited<ReturnType<typeof testSite>>["site"];
beforeAll(async () => {
  ({ site } = await testSite());
  distFolder = await mkdtemp(join(tmpdir(), "ready-assets-"));
});
afterAll(() => rm(distFolder, { recursive: true, force: true }));

const bodyOf = (assets: ReadyAssets, path: string) => assets.find(path)?.forms.identity.body.toString();

it("assets stay whole in memory when the folder of this build goes, asked for before or not", async () => {
  await mkdir(join(distFolder, "assets"));
  for (const name of ["early", "late"]) await writeFile(join(distFolder, `assets/${name}.js`), `${name}()`);
  await writeFile(join(distFolder, "assets/late.js.br"), "pressed");
  const assets = new ReadyAssets({ ...site, distFolder });

  expect(bodyOf(assets, "/assets/early.js")).toBe("early()");
  await assets.prepareAll();
  await rm(join(distFolder, "assets"), { recursive: true });

  expect(bodyOf(assets, "/assets/early.js")).toBe("early()");
  expect(bodyOf(assets, "/assets/late.js")).toBe("late()");
  expect(assets.find("/assets/late.js")?.forms.br?.body.toString()).toBe("pressed");
  for (const path of ["/assets/late.js.br", "/assets/../manifest.json", "/assets/", "/early.js"])
    expect(assets.find(path)).toBeUndefined();
});
