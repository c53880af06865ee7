import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { allArticles } from "../../server/articles";
import { leadership } from "../../shared/pages/about/aboutContent";
import { cast } from "../../scripts/people/cast";
import type { Person } from "../../scripts/people/silhouette";
import { photoPath, scenePath } from "../../shared/components/photoPath";
import { sceneSizes, type SceneName } from "../../shared/components/sceneSizes";

const MOST_BYTES = 3_000;
const MOST_BYTES_OF_A_SCENE = 12_000;

const people: readonly Person[] = Object.values(cast);
const fileOf = (name: string) => join(root, "public", photoPath(name));

// That each is as drawPeople.mjs draws it, `npm run people:check` says.
it.each(people)("the photo of $name is light, and needs no stylesheet", ({ name }) => {
  const photo = readFileSync(fileOf(name), "utf8");
  expect(gzipSync(photo).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(brotliCompressSync(photo).length).toBeLessThanOrEqual(MOST_BYTES);
  // As a file it has no stylesheet beside it.
  expect(photo).not.toContain("var(");
});

it.each(Object.keys(sceneSizes))("the scene %s is light, and needs no stylesheet", (name) => {
  const scene = readFileSync(join(root, "public", scenePath(name as SceneName)), "utf8");
  expect(brotliCompressSync(scene).length).toBeLessThanOrEqual(MOST_BYTES_OF_A_SCENE);
  expect(scene).not.toContain("var(");
});

it("every scene is shown by some page", () => {
  const files = readdirSync(join(root, "shared"), { recursive: true, encoding: "utf8" });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("sceneSizes.ts"))
    .map((file) => readFileSync(join(root, "shared", file), "utf8"))
    .join("");
  expect(Object.keys(sceneSizes).filter((name) => !sources.includes(`"${name}"`))).toEqual([]);
});

it("there is no photo of somebody who is not in the cast, and one of every leader and author", () => {
  const photos = readdirSync(join(root, "public/people")).filter((file) => file.endsWith(".svg"));
  const files = photos.map((file) => `/people/${file}`);
  expect(files.toSorted()).toEqual(people.map(({ name }) => photoPath(name)).toSorted());
  expect(files).toEqual(expect.arrayContaining(leadership.items.map(({ photo }) => photo)));
  expect(files).toEqual(expect.arrayContaining(allArticles.map(({ author }) => photoPath(author))));
});
