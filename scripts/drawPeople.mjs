// Draws the people of scripts/people/: the crowd of the home page into shared/pages/home/crowd/drawn/, and pictures into
// public/people/: photos, scenes, busts, crowds, seated people, and those of the registry whom nobody sees yet. Run it after a change in scripts/people/, and commit the files: node scripts/drawPeople.mjs. With --check it
// only says which files are not as it would draw them.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { bustMarkup, bustSize, photoMarkup, unseenMarkup } from "./photoMarkup.mjs";
import { sceneMarkup, sceneSize } from "./sceneMarkup.mjs";
import { sitterMarkup } from "./sitterMarkup.mjs";
import { withValues } from "./tokenValues.mjs";

const { busts } = await importTypeScript("scripts/people/busts.ts");
const { cast } = await importTypeScript("scripts/people/cast.ts");
const { neighbors } = await importTypeScript("scripts/people/neighbors.ts");
const { registered } = await importTypeScript("scripts/people/registered.ts");
const { crowdSize, standingCrowdMarkup, standingCrowds } = await importTypeScript(
  "scripts/people/standingCrowds.ts",
);
const { crowdModules, crowdSilhouettes } = await importTypeScript("scripts/people/crowdModules.ts");
const { scenes } = await importTypeScript("scripts/people/scenes.ts");
const { photoPath, scenePath, sitterPath, unseenPath } = await importTypeScript(
  "shared/components/photoPath.ts",
);

const { sitters } = await importTypeScript("shared/pages/blog/drawings/sitters.ts");

const DRAWN = ["shared/pages/home/crowd/drawn", "public/people"];
const SCENE_SIZES = "shared/components/sceneSizes.ts";

/** @type {Map<string, string>} */
const files = new Map();
for (const [name, text] of Object.entries(crowdModules())) files.set(join("shared", name), text);
for (const person of Object.values(cast)) {
  files.set(join("public", photoPath(person.name)), photoMarkup(person));
}
for (const [name, scene] of Object.entries(scenes)) {
  files.set(join("public", scenePath(name)), sceneMarkup(scene));
}
for (const [name, bust] of Object.entries(busts)) {
  files.set(join("public", scenePath(name)), bustMarkup(bust));
}
for (const name of new Set(sitters)) {
  files.set(join("public", sitterPath(name)), sitterMarkup({ ...neighbors, ...cast }[name]));
}
for (const [name, figure] of Object.entries(registered)) {
  files.set(join("public", unseenPath(name)), unseenMarkup(figure));
}
for (const [name, crowd] of Object.entries(standingCrowds)) {
  files.set(join("public", scenePath(name)), withValues(standingCrowdMarkup(crowd, crowdSilhouettes)));
}
files.set(SCENE_SIZES, sceneSizes());

if (process.argv.includes("--check")) {
  const old = [];
  for (const [file, text] of files) {
    const written = await readFile(join(root, file), "utf8").catch(() => "");
    if (written !== text) old.push(file);
  }
  if (old.length > 0) {
    console.error(`Run node scripts/drawPeople.mjs, and commit what it draws:\n${old.join("\n")}`);
    process.exitCode = 1;
  }
} else {
  // Deletes the drawings of people who have left the cast.
  for (const folder of DRAWN) {
    await rm(join(root, folder), { recursive: true, force: true });
  }
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

/** A module with the names of the scenes and their sizes. */
function sceneSizes() {
  const sizes = [
    ...Object.entries(scenes).map(([name, scene]) => ({ name, ...sceneSize(scene) })),
    ...Object.keys(busts).map((name) => ({ name, ...bustSize })),
    ...Object.keys(standingCrowds).map((name) => ({ name, ...crowdSize })),
  ];
  const rows = sizes.map(({ name, width, height }) => `  ${name}: { width: ${width}, height: ${height} },\n`);
  return `// Drawn by scripts/drawPeople.mjs from scripts/people/: scenes.ts, busts.ts and standingCrowds.ts.

/** The sizes of the scenes of people, in pixels of their files. */
export const sceneSizes = {
${rows.join("")}} as const;

export type SceneName = keyof typeof sceneSizes;
`;
}
