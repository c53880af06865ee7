// Draws the photo of each person of the cast into public/people/, lit, at dawn and unlit. Run it after a change in shared/story/people/, and commit the
// files: node scripts/drawPeople.mjs
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { dawnPersonMarkup, personMarkup, unlitPersonMarkup } from "./personMarkup.mjs";

const { cast } = await importTypeScript("shared/story/people/cast.ts");
const { dawnPhotoPath, photoPath, unlitPhotoPath } = await importTypeScript("shared/components/photoPath.ts");

// Deletes the photos of people who have left the cast.
await rm(join(root, "public/people"), { recursive: true, force: true });
for (const folder of ["dawn", "unlit"]) await mkdir(join(root, "public/people", folder), { recursive: true });
for (const person of Object.values(cast)) {
  await writeFile(join(root, "public", photoPath(person.name)), personMarkup(person));
  await writeFile(join(root, "public", dawnPhotoPath(person.name)), dawnPersonMarkup(person));
  await writeFile(join(root, "public", unlitPhotoPath(person.name)), unlitPersonMarkup(person));
}
