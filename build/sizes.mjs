import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotli } from "./compressed.mjs";
import { dist } from "./folders.mjs";
import { importTypeScript } from "./importTypeScript.mjs";
import { serveBuild } from "./serveBuild.mjs";

/** What the first load of a page may cost at most: bytes, brotlied, and modules. */
const BUDGETS = { script: 92_000, styles: 12_000, fonts: 45_000, html: 10_000, modules: 4 };

/** @typedef {import("./asset.mjs").Asset} Asset */

/** Written last, where the build is whole and within its budgets. */
export const SIZES_FILE = join(dist, "sizes.json");

/**
 * Measures what each page's first load costs, and prints it.
 * @param {import("./site.mjs").Manifest} manifest
 * @throws where a page is past a budget
 */
export async function checkSizes({ entry, fonts, pages }) {
  const { origin, stop } = await serveBuild();
  const { allPages, notFoundPage } = await importTypeScript("shared/pageTable.ts");
  const table = [...allPages, { path: "/404", ...notFoundPage }];
  const measured = table.map(async ({ path, folder }) => {
    const { stylesheet, modules = [] } = pages[folder] ?? {};
    const sizes = await sizesOf(`${origin}${path}`, [entry, ...modules], stylesheet, fonts);
    return { page: path, ...sizes };
  });
  const rows = await Promise.all(measured).finally(stop);
  const kinds = /** @type {(keyof typeof BUDGETS)[]} */ (Object.keys(BUDGETS));
  console.table(Object.fromEntries(rows.map(({ page, ...sizes }) => [page, sizes])));
  const faults = rows.flatMap((row) =>
    kinds
      .filter((kind) => row[kind] > BUDGETS[kind])
      .map((kind) => `${row.page} has ${row[kind]} of ${kind}, at most ${BUDGETS[kind]} are allowed`),
  );
  if (faults.length > 0) throw new Error(`Too heavy:\n${faults.join("\n")}`);
  await writeFile(SIZES_FILE, JSON.stringify({ budgets: BUDGETS, pages: rows }, null, 2));
}

/**
 * @param {string} address
 * @param {(Asset | undefined)[]} scripts
 * @param {Asset | undefined} stylesheet
 * @param {Asset[]} fonts
 */
async function sizesOf(address, scripts, stylesheet, fonts) {
  const html = await (await fetch(address)).text();
  return {
    script: await weight(scripts.map((script) => `${script?.href}.br`)),
    styles: await weight([`${stylesheet?.href}.br`]),
    fonts: await weight(fonts.map(({ href }) => href)),
    html: (await brotli(Buffer.from(html))).length,
    modules: scripts.length,
  };
}

/** @param {string[]} files of the build, by their addresses */
async function weight(files) {
  const contents = await Promise.all(files.map((file) => readFile(join(dist, file))));
  return contents.reduce((total, { length }) => total + length, 0);
}
