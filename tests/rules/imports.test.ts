import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { chunkOf, PAGES_WITH_STORY, pageFiles } from "../../build/entries.mjs";
import { root } from "../../build/folders.mjs";

const pages = await pageFiles();
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ["client/main.ts", ...pages.values()],
  outdir: "unwritten",
  bundle: true,
  format: "esm",
  jsx: "automatic",
  loader: { ".css": "empty" },
  logLevel: "silent",
  metafile: true,
  write: false,
  packages: "external",
});

/** Each import of what browsers load. Types are none. */
const imports = Object.entries(metafile.inputs).flatMap(([from, { imports: imported }]) =>
  imported.map(({ path }) => ({ from, to: path })),
);

const isAllowed = (from: string, to: string) => {
  const [own, other] = [chunkOf(from), chunkOf(to)];
  return other === own || other === "core" || (other === "story" && own !== "core");
};

describe("imports of what browsers load", () => {
  it("go from pages to the story to the core, and never back: move what both use down", () => {
    expect(imports.length).toBeGreaterThan(500);
    const wrong = imports.filter(({ from, to }) => to.startsWith("shared/") && !isAllowed(from, to));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("reach no module that grows with each article: see shared/routes/articleLoaders.ts", () => {
    const growing = imports.filter(({ to }) => /^build\/compiled\/published\/(?:table|wholes)\.ts$/.test(to));
    expect(imports.map(({ to }) => to)).toContain("build/compiled/published/frontPage.ts");
    expect(growing.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it("reach the story from the pages that PAGES_WITH_STORY in build/entries.mjs names", () => {
    const withStory = imports.filter(({ to }) => chunkOf(to) === "story").map(({ from }) => chunkOf(from));
    expect([...new Set(withStory)].filter((name) => name !== "story").toSorted()).toEqual(
      [...PAGES_WITH_STORY].toSorted(),
    );
  });
});
