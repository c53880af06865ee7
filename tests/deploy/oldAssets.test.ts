import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Job } from "kubernetes-types/batch/v1";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";

const run = promisify(execFile);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

const compose = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
  readonly services: Readonly<Record<string, { readonly command?: readonly string[] }>>;
};
const job = parse(readFileSync("deploy/kubernetes/old-assets/job.yaml", "utf8")) as Job;

it.each([
  ["compose.yaml", compose.services["keep-assets"]?.command],
  ["kubernetes/", job.spec?.template.spec?.containers[0]?.command],
])(
  "in %s a release's assets are added to those of earlier ones, of which none is forgotten within a month, and all are after a year",
  async (_where, command = []) => {
    const [release, kept] = await Promise.all(
      ["release-", "kept-"].map((name) => mkdtemp(join(tmpdir(), name))),
    );
    if (!release || !kept) throw new Error("no folders");
    onTestFinished(async () => {
      for (const folder of [release, kept]) await rm(folder, { recursive: true });
    });
    const bring = async (file: string, days: number) => {
      await writeFile(join(kept, file), "old");
      await utimes(join(kept, file), daysAgo(days), daysAgo(days));
    };
    await bring("core-LASTONES.js", 31);
    await bring("core-FORGOTTE.js", 365);
    // As a release has it that serves again after a year.
    await bring("page-STILLUSE.css", 365);
    // A new volume has it.
    await mkdir(join(kept, "lost+found"), { mode: 0 });
    await mkdir(join(release, "dist/assets"), { recursive: true });
    for (const file of ["page-STILLUSE.css", "page-STILLUSE.css.br", "core-NEWESTON.js"])
      await writeFile(join(release, "dist/assets", file), "new");

    const [program = "", ...words] = command.map((word) => word.replaceAll("/old-assets", kept));
    // Twice, as a job that is tried again.
    for (let times = 0; times < 2; times += 1) await run(program, words, { cwd: release });

    const files = (await readdir(kept)).filter((name) => !name.startsWith(".")).toSorted();
    expect(files).toEqual([
      "core-LASTONES.js",
      "core-NEWESTON.js",
      "lost+found",
      "page-STILLUSE.css",
      "page-STILLUSE.css.br",
    ]);
    expect((await stat(join(kept, "page-STILLUSE.css"))).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
    expect(readFileSync(join(kept, "page-STILLUSE.css"), "utf8")).toBe("new");
  },
);
