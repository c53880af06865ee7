// Draws every picture that is made from the mark and the pages' titles, from one source, into public/:
// the icons of browsers and phones, the logo, and a picture of 1200 × 630 px for sharing each page.
// Run it by hand after a change of the mark or of a title and commit what it wrote: node scripts/drawPictures.mjs
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { chromium } from "playwright";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { findChromium } from "./findChromium.mjs";
import { mark, sharingPicture, tile, token } from "./pictureMarkup.mjs";

const publicFolder = join(root, "public");
const shareFolder = join(publicFolder, "share");

const { pages, notFoundPage } = await importTypeScript("shared/pageTable.ts");
const { pictureWords } = await importTypeScript("server/discovery/sharingPicture.ts");

await mkdir(shareFolder, { recursive: true });
const favicon = tile(32, 0.8, 7);
await writeFile(join(publicFolder, "favicon.svg"), `${favicon}\n`);
await writeFile(
  join(publicFolder, "logo.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20" width="560" height="400">${mark(token("ink"), token("sun-600"))}</svg>\n`,
);

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--force-color-profile=srgb"],
});
const page = await browser.newPage();

const favicon32 = await png(32, 32, favicon);
await writeFile(join(publicFolder, "favicon.ico"), ico(favicon32, 32));
await writeFile(join(publicFolder, "apple-touch-icon.png"), await png(180, 180, tile(180, 0.64, 0)));
await writeFile(join(publicFolder, "icon-192.png"), await png(192, 192, tile(192, 0.7, 40)));
await writeFile(join(publicFolder, "icon-512.png"), await png(512, 512, tile(512, 0.7, 108)));
await writeFile(join(publicFolder, "icon-maskable-512.png"), await png(512, 512, tile(512, 0.52, 0)));
for (const shared of [...Object.values(pages), notFoundPage]) {
  const picture = await png(1200, 630, sharingPicture(pictureWords(shared)));
  await writeFile(join(shareFolder, `${shared.folder}.png`), recompress(picture));
}
await browser.close();

/**
 * @param {number} width
 * @param {number} height
 * @param {string} markup
 */
async function png(width, height, markup) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: width < 1000 });
}

/**
 * The same PNG with its pixels deflated at the highest level, which the browser does not do.
 * @param {Buffer} picture
 */
function recompress(picture) {
  const chunks = [];
  for (let at = 8; at < picture.length;) {
    const length = picture.readUInt32BE(at);
    chunks.push({
      type: picture.toString("latin1", at + 4, at + 8),
      data: picture.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  const pixels = inflateSync(
    Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data)),
  );
  const header = chunks.find(({ type }) => type === "IHDR")?.data ?? Buffer.alloc(0);
  return Buffer.concat([
    picture.subarray(0, 8),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(pixels, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/**
 * An .ico file that holds one PNG: a header of 6 bytes, one entry of 16, the picture.
 * @param {Buffer} picture
 * @param {number} size
 */
function ico(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
