// Draws every picture that is made from the mark and the pages' titles, from one source, into public/:
// the icons of browsers and phones, the logo, and a picture of 1200 × 630 px for sharing each page.
// Run it by hand after a change of the mark or of a title and commit what it wrote: node scripts/drawPictures.mjs
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { chromium } from "playwright";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";
import { findChromium } from "./findChromium.mjs";

const publicFolder = join(root, "public");
const shareFolder = join(publicFolder, "share");

const tokens = await readFile(join(root, "shared/styles/tokens.css"), "utf8");
const token = (/** @type {string} */ name) =>
  new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1] ?? "";
const displayFont = await readFile(
  join(
    root,
    "node_modules/@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2",
  ),
  "base64",
);
const { pages, notFoundPage } = await importTypeScript("shared/pageTable.ts");
const { company } = await importTypeScript("shared/company.ts");
const { pictureWords, pictureTitle } = await importTypeScript("server/discovery/sharingPicture.ts");

const ARCH = "M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z";
const mark = (/** @type {string} */ arch, /** @type {string} */ sun) =>
  `<path d="${ARCH}" fill="${arch}"/><circle cx="16.2" cy="15.3" r="3.7" fill="${sun}"/>`;

/** The colours of the dawn by their height over the foot of the picture, in pixels. */
const DAWN = {
  0: "apricot",
  18: "butter",
  42: "straw",
  66: "dusk-100",
  92: "dusk-200",
  122: "dusk-300",
  150: "dusk-400",
  190: "dusk-500",
  240: "night-900",
};
const DAWN_HEIGHT = 240;
const STRIPE = 2;

/** The key of a title in a PNG: not compressed, in no language, with no translation of the key. */
const TITLE_KEY = "Title\0\0\0\0\0";

/**
 * The mark in the middle of a night square.
 * @param {number} size
 * @param {number} share how much of the width it takes
 * @param {number} radius
 */
function tile(size, share, radius) {
  const width = size * share;
  const scale = width / 28;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${token("night-900")}"/><g transform="translate(${(size - width) / 2} ${(size - 20 * scale) / 2 - scale}) scale(${scale})">${mark(token("white"), token("sun-500"))}</g></svg>`;
}

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
  const picture = await png(1200, 630, sharePicture(pictureWords(shared)));
  await writeFile(join(shareFolder, `${shared.folder}.png`), recompress(picture, pictureTitle(shared)));
}
await browser.close();

/** @param {string} words */
function sharePicture(words) {
  return `<style>
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${displayFont}); }
    .sky { position: relative; overflow: hidden; width: 1200px; height: 630px; font-family: Display; color: ${token("sun-100")};
      background: ${token("night-900")}; }
    .dawn { position: absolute; inset: auto 0 0; width: 100%; height: ${DAWN_HEIGHT}px; }
    .name { position: absolute; left: 72px; top: 64px; display: flex; gap: 18px; align-items: center; font-size: 44px; letter-spacing: -.02em; color: ${token("white")}; }
    .name svg { width: 64px; }
    .words { position: absolute; left: 72px; top: 168px; width: 1000px; font-size: ${words.length > 40 ? 64 : 84}px; line-height: 1.04; letter-spacing: -.03em; text-wrap: balance; }
    .sun { position: absolute; right: 60px; bottom: 0; width: 620px; }
  </style>
  <div class="sky">
    <svg class="dawn" viewBox="0 0 1 ${DAWN_HEIGHT}" preserveAspectRatio="none" shape-rendering="crispEdges">${dawn()}</svg>
    <svg class="sun" viewBox="0 0 900 450" fill="none" stroke="${token("sun-100")}"><path opacity=".4" d="M110 450a340 340 0 0 1 680 0"/><path opacity=".6" d="M205 450a245 245 0 0 1 490 0"/><path fill="${token("sun-100")}" stroke="none" d="M290 450a160 160 0 0 1 320 0Z"/></svg>
    <div class="name"><svg viewBox="0 0 28 20">${mark(token("white"), token("sun-500"))}</svg>${company.name}</div>
    <div class="words">${words.replaceAll("&", "&amp;").replaceAll(" | ", "<br>")}</div>
  </div>`;
}

/** The sky in stripes of one colour each: the browser dithers its own gradients, which doubles the file. */
function dawn() {
  const stops = Object.entries(DAWN).map(([height, name]) => ({
    height: Number(height),
    color: token(name),
  }));
  return Array.from({ length: DAWN_HEIGHT / STRIPE }, (_, index) => {
    const height = index * STRIPE;
    const next = stops.findIndex((stop) => stop.height > height);
    const [from = stops[0], to = from] = stops.slice(next - 1, next + 1);
    if (!from || !to) return "";
    const share = (height - from.height) / (to.height - from.height);
    const color = [1, 3, 5].map((at) => {
      const [first = 0, last = 0] = [from, to].map((stop) =>
        Number.parseInt(stop.color.slice(at, at + 2), 16),
      );
      return Math.round(first + (last - first) * share);
    });
    return `<rect y="${DAWN_HEIGHT - height - STRIPE}" width="1" height="${STRIPE}" fill="rgb(${color.join()})"/>`;
  }).join("");
}

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
 * The same PNG with its pixels deflated at the highest level, which the browser does not do, and with what it says as
 * text, by which a test sees that the pages have other words by now.
 * @param {Buffer} picture
 * @param {string} title
 */
function recompress(picture, title) {
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
    chunk("iTXt", Buffer.from(`${TITLE_KEY}${title}`)),
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
