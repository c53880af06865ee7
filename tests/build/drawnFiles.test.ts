import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySite } from "../support/temporarySite.mjs";

let site: Awaited<ReturnType<typeof copySite>>;
beforeAll(async () => {
  site = await copySite();
});
afterAll(() => site.remove());

function check(script: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join("scripts", script), "--check"], {
    cwd: site.folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("a file that is drawn by a script", () => {
  it("is named by npm run people:check where it has changed or is gone, and is not drawn", async () => {
    const [gone, changed] = ["public/people/dana.svg", "public/people/scenes/leaders.svg"];
    await rm(join(site.folder, gone));
    await site.write(changed, "<svg/>");
    expect(check("drawPeople.mjs")).toEqual({
      status: 1,
      stdout: "",
      stderr: `Run node scripts/drawPeople.mjs, and commit what it draws:\n${gone}\n${changed}\n`,
    });
    expect(existsSync(join(site.folder, gone))).toBe(false);
    expect(await site.read(changed)).toBe("<svg/>");
  });

  it("is named by npm run pictures:check where it is gone or its title has changed, and is not drawn", async () => {
    const [gone, retitled] = ["public/share/home.png", "public/share/about.png"];
    await rm(join(site.folder, gone));
    const before = await readFile(join(site.folder, retitled));
    await site.replace("shared/routes/pageTable.ts", "Our Story, Mission and Leadership", "Our Story");
    expect(check("drawPictures.mjs")).toEqual({
      status: 1,
      stdout: "",
      stderr: `Run node scripts/drawPictures.mjs, and commit what it draws:\n${gone}\n${retitled}\n`,
    });
    expect(existsSync(join(site.folder, gone))).toBe(false);
    expect(await readFile(join(site.folder, retitled))).toEqual(before);
  });
});
