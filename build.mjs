// Builds everything into dist/: the browser's modules and stylesheets below dist/assets, the files of public/, the
// server, which dist/server.js starts, and dist/manifest.json, which tells it what the browser's files are called.
//   node build.mjs [--if-missing]
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildBrowserModules } from "./build/browserModules.mjs";
import { writeCompressed } from "./build/compressed.mjs";
import { assets, dist, root } from "./build/folders.mjs";
import { moduleGraph } from "./build/moduleGraph.mjs";
import { buildServer } from "./build/server.mjs";
import { checkSizes } from "./build/sizes.mjs";
import { buildStylesheets } from "./build/stylesheets.mjs";

if (process.argv.includes("--if-missing") && existsSync(join(dist, "manifest.json"))) process.exit(0);

await rm(dist, { recursive: true, force: true });
await mkdir(assets, { recursive: true });

const [manifest] = await Promise.all([
  buildForTheBrowser(),
  buildServer(),
  cp(join(root, "public"), join(dist, "public"), { recursive: true }),
]);
await writeFile(join(dist, "manifest.json"), JSON.stringify(manifest, null, 2));
await checkSizes(manifest);

async function buildForTheBrowser() {
  const { core, pages } = await moduleGraph();
  const stylesheets = await buildStylesheets({ core, pages });
  const modules = await buildBrowserModules({ core, stylesheets });
  await writeCompressed([...modules.files, ...stylesheets.files]);
  return {
    entry: modules.main,
    stylesheet: stylesheets.site,
    displayFont: stylesheets.displayFont,
    pages: Object.fromEntries(
      [...modules.pages].map(([folder, module]) => [
        folder,
        { stylesheet: stylesheets.pages.get(folder).whole, modules: [...modules.core, module] },
      ]),
    ),
  };
}
