import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { allArticles } from "../../server/articles";
import { leadership } from "../../shared/pages/about/aboutContent";
import { cast } from "../../scripts/people/cast";
import type { Person } from "../../scripts/people/figure";
import { dawnPhotoPath, photoPath, unlitPhotoPath } from "../../shared/components/photoPath";

const MOST_BYTES = 3_000;

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

it.each(people)("the photo of $name at dawn has no background that dissolves in it", (person) => {
  expect(existsSync(join(root, "public", dawnPhotoPath(person.name)))).toBe(true);
  expect(person.hourAtDawn ?? person.hour, "hours from night to sky").toBeLessThanOrEqual(4);
});

it.each(people)("the photo of $name at night shows a silhouette", ({ name }) => {
  const photo = readFileSync(join(root, "public", unlitPhotoPath(name)), "utf8");
  expect(new Set(photo.match(/fill="#\w+"/g)).size, "colors: ground, sun, and the person").toBe(3);
});

it("there is no photo of somebody who is not in the cast, and one of every leader and author", () => {
  const photos = readdirSync(join(root, "public/people")).filter((file) => file.endsWith(".svg"));
  const files = photos.map((file) => `/people/${file}`);
  expect(files.toSorted()).toEqual(people.map(({ name }) => photoPath(name)).toSorted());
  expect(files).toEqual(expect.arrayContaining(leadership.items.map(({ photo }) => photo)));
  expect(files).toEqual(expect.arrayContaining(allArticles.map(({ author }) => photoPath(author))));
});
