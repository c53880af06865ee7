import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { dist } from "../../build/folders.mjs";
import { serveBuild } from "../../build/serveBuild.mjs";
import { readManifest } from "../../server/files/manifest";
import { allPages, notFoundPage } from "../../shared/pageTable";

const { origin, stop } = await serveBuild();
afterAll(stop);
const { pages } = readManifest(dist);

const stylesheet = (folder: string) =>
  readFileSync(join(dist, pages[folder]?.stylesheet.href ?? "none"), "utf8");
const classesWithRules = (css: string) =>
  new Set([...css.matchAll(/\.(-?[A-Za-z][\w-]*)/g)].map(([, name]) => name));

const everywhere = new Set(Object.keys(pages).flatMap((folder) => [...classesWithRules(stylesheet(folder))]));

it.each([...allPages, { ...notFoundPage, path: "/404" }])(
  "has on $path every rule that any page has for its classes: import the component whose class it is",
  async ({ path, folder }) => {
    const html = await (await fetch(origin + path)).text();
    const here = classesWithRules(stylesheet(folder));
    const used = [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names]) => names?.split(" ") ?? []);
    expect([...new Set(used)].filter((name) => everywhere.has(name) && !here.has(name))).toEqual([]);
  },
);
