import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../build/folders.mjs";

/** With words that are spelled wrong, a name that is in words.txt, and code that is not read. */
const MISSPELT = {
  "shared/articles/a-day.md": "---\ntitle: A day\n---\n\nA mispelled word, and eNgage.\n",
  "shared/articles/authors.yaml": "- name: Dana\n  role: Nurce\n",
  "shared/pages/about/aboutContent.ts": `import { x } from "./zzqwx";\nexport const title = "Anothr word";\n`,
  "shared/pages/about/Story.tsx": "export const Nonwrd = 1;\n",
};

it("npm run words names each misspelt word of articles, authors and content, and where it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["cspell.config.yaml", "words.txt", "package.json"])
    cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  for (const [file, text] of Object.entries(MISSPELT)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stdout } = spawnSync("npm", ["run", "--silent", "words"], {
    cwd: folder,
    encoding: "utf8",
  });
  const found = [...stdout.matchAll(/^(\S+) - Unknown word \((\w+)\)/gm)];
  expect(found.map(([, place, word]) => `${place} ${word}`).toSorted()).toEqual([
    "shared/articles/a-day.md:5:3 mispelled",
    "shared/articles/authors.yaml:2:9 Nurce",
    "shared/pages/about/aboutContent.ts:2:23 Anothr",
  ]);
  expect(status).toBe(1);
});
