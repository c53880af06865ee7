// Draws the icons, the logo, and a sharing picture of 1200 × 630 px for each page and article into public/. Run it after a change
// of the logo or a title, and commit the files: node scripts/drawPictures.mjs
// node scripts/drawPictures.mjs --check    only says which pictures show other words, or the look of another time
// Pictures for sharing are drawn only where their words have changed since, or the look of all.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { writeArticles } from "../build/articles/writeArticles.mjs";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { findChromium } from "./findChromium.mjs";
import { logo, sharingPicture, tile } from "./pictureMarkup.mjs";

/** What the pictures for sharing show, by their paths, and a hash of how they look. */
const DRAWN = join(root, "scripts/drawnPictures.json");

const folder = join(root, "public");
const { pages, notFoundPage } = await importTypeScript("shared/routes/pageTable.ts");
await writeArticles({ isProduction: true });
const { allArticles } = await importTypeScript("server/articles.ts");
const { picturePath, pictureWords } = await importTypeScript("server/discovery/sharingPicture.ts");

const favicon = tile({ size: 32, share: 0.8, radius: 7 });
const icons = {
  "apple-touch-icon.png": { size: 180, share: 0.64, radius: 0 },
  "icon-192.png": { size: 192, share: 0.7, radius: 40 },
  "icon-512.png": { size: 512, share: 0.7, radius: 108 },
  "icon-maskable-512.png": { size: 512, share: 0.52, radius: 0 },
};

const ofArticles = allArticles.map((/** @type {{ title: string }} */ article) => ({ ...article, article }));
const drawn = JSON.parse(await readFile(DRAWN, "utf8"));
const look = createHash("sha256").update(sharingPicture("")).digest("hex");
const shared = [...Object.values(pages), notFoundPage, ...ofArticles].map((page) => {
  const [path, words] = [picturePath(page), pictureWords(page)];
  const isDrawn = drawn.look === look && drawn.words[path] === words && existsSync(join(folder, path));
  return { path, words, isDrawn };
});

if (process.argv.includes("--check")) {
  const old = shared.filter(({ isDrawn }) => !isDrawn).map(({ path }) => `public${path}`);
  if (old.length > 0) {
    console.error(`Run node scripts/drawPictures.mjs, and commit what it draws:\n${old.join("\n")}`);
    process.exitCode = 1;
  }
} else await draw();

async function draw() {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"],
  });
  const browserPage = await browser.newPage();
  await writeFile(join(folder, "favicon.svg"), `${favicon}\n`);
  await writeFile(join(folder, "logo.svg"), `${logo}\n`);
  await writeFile(join(folder, "favicon.ico"), ico(await png(32, 32, favicon), 32));
  for (const [file, icon] of Object.entries(icons))
    await writeFile(join(folder, file), await png(icon.size, icon.size, tile(icon)));
  for (const { path, words } of shared.filter(({ isDrawn }) => !isDrawn))
    await writeFile(join(folder, path), await png(1200, 630, sharingPicture(words)));
  const words = Object.fromEntries(shared.map((picture) => [picture.path, picture.words]));
  await writeFile(DRAWN, `${JSON.stringify({ look, words }, null, 2)}\n`);
  await browser.close();

  /** @type {(width: number, height: number, markup: string) => Promise<Buffer>} */
  async function png(width, height, markup) {
    await browserPage.setViewportSize({ width, height });
    await browserPage.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
    await browserPage.evaluate(() => document.fonts.ready);
    return browserPage.screenshot({ omitBackground: true });
  }
}

/**
 * An .ico file: a header of 6 bytes, a directory entry of 16 bytes, and one PNG.
 * @type {(picture: Buffer, size: number) => Buffer}
 */
function ico(picture, size) {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}
