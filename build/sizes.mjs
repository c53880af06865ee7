import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as esbuild from "esbuild";
import { brotli } from "./compressed.mjs";
import { dist, root } from "./folders.mjs";
import { serveBuild } from "./serveBuild.mjs";

/** What the first load of a page may cost at most: bytes, brotlied, and modules. */
const BUDGETS = { script: 92_000, styles: 12_000, fonts: 45_000, html: 10_000, modules: 4 };

/**
 * Measures what each page's first load costs, prints it, and writes it to dist/sizes.json.
 * @throws where a page is past a budget
 */
export async function checkSizes(manifest) {
  const pages = [...Object.values(await tableOfPages()), { path: "/404", folder: "not-found" }];
  const { origin, stop } = await serveBuild();
  const measured = pages.map(({ path, folder }) =>
    sizesOf(origin, path, manifest.entry, manifest.pages[folder]),
  );
  const rows = await Promise.all(measured).finally(stop);
  await writeFile(join(dist, "sizes.json"), JSON.stringify({ budgets: BUDGETS, pages: rows }, null, 2));
  const kinds = Object.keys(BUDGETS);
  print(["", ...kinds]);
  for (const row of rows) print([row.page, ...kinds.map((kind) => row[kind])]);
  const faults = rows.flatMap((row) =>
    kinds
      .filter((kind) => row[kind] > BUDGETS[kind])
      .map((kind) => `${row.page} has ${row[kind]} of ${kind}, at most ${BUDGETS[kind]} are allowed`),
  );
  if (faults.length > 0) throw new Error(`Too heavy:\n${faults.join("\n")}`);
}

async function sizesOf(origin, path, entry, { stylesheet, modules }) {
  const html = await (await fetch(origin + path)).text();
  const fonts = await fontsOf(stylesheet);
  const scripts = [entry, ...modules];
  return {
    page: path,
    script: sum(await Promise.all(scripts.map(({ href }) => weight(`${href}.br`)))),
    styles: await weight(`${stylesheet.href}.br`),
    fonts: sum(await Promise.all(fonts.map(weight))),
    html: (await brotli(Buffer.from(html))).length,
    modules: scripts.length,
  };
}

async function weight(href) {
  return (await readFile(join(dist, href))).length;
}

/** Those with the characters of the pages; the whole ones come where a visitor types another. */
async function fontsOf({ href }) {
  const css = await readFile(join(dist, href), "utf8");
  const faces = (css.match(/@font-face\{[^}]*\}/g) ?? []).filter((face) => face.includes("unicode-range"));
  return faces.map((face) => `/assets/${/[\w-]+\.woff2/.exec(face)[0]}`);
}

/** The site's own table of pages, without the pages. */
async function tableOfPages() {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ["shared/pageTable.ts"],
    bundle: true,
    write: false,
    format: "esm",
  });
  const { pages } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
  return pages;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function print([page, ...cells]) {
  console.log(page.padEnd(34) + cells.map((cell) => String(cell).padStart(8)).join(""));
}
