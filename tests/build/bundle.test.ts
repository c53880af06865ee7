import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { browserOptions, bundle, filesOf } from "../../build/bundle.mjs";

/** What browsers would load of this source: the text, and the names of the files. */
async function bundled(source: string, isProduction = true, kind: "ts" | "css" = "ts") {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, `page.${kind}`);
  writeFileSync(page, source);
  const options = { folder, isProduction };
  const built = await bundle(options, { ...browserOptions(options), entryPoints: [page] });
  const names = filesOf(built).map(({ name }) => name);
  const scripts = names.filter((name) => /\.(?:js|css)$/.test(name));
  return { text: scripts.map((name) => readFileSync(join(folder, "assets", name), "utf8")).join(""), names };
}

it("what browsers of 2024 cannot read is written so that they can", async () => {
  const { text } = await bundled("export function act(open) { using file = open(); return file; }");
  expect(text).not.toContain("using ");
});

it("browsers that do not know nested rules get styles, too", async () => {
  const { text } = await bundled(".Card { color: #111; &:hover { color: #222; } }", true, "css");
  expect(text.trim()).toBe(".Card{color:#111}.Card:hover{color:#222}");
});

const SOURCE = "export const someLongName = (anotherLongName: number) => anotherLongName + 1;";

it("what visitors load is minified, is named by its hash and says nothing of its source", async () => {
  const { text, names } = await bundled(SOURCE);
  expect(names).toEqual([expect.stringMatching(/^page-[\dA-Z]{8}\.js$/)]);
  expect(text).not.toMatch(/anotherLongName|sourceMappingURL|\n./);
});

it("what developers load can be read, keeps its name, and leads to its source", async () => {
  const { text, names } = await bundled(SOURCE, false);
  expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(["page.js", "page.js.map"]);
  expect(text).toMatch(/anotherLongName[^]*\/\/# sourceMappingURL=page\.js\.map/);
});
