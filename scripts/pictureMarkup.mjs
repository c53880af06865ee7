// The markup of every picture that is made from the mark and the pages' titles.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

const tokens = await readFile(join(root, "shared/styles/tokens.css"), "utf8");
export const token = (/** @type {string} */ name) =>
  new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1] ?? "";
const displayFont = await readFile(
  join(
    root,
    "node_modules/@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2",
  ),
  "base64",
);
const { company } = await importTypeScript("shared/company.ts");

const ARCH = "M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z";
export const mark = (/** @type {string} */ arch, /** @type {string} */ sun) =>
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

/**
 * The mark in the middle of a night square.
 * @param {number} size
 * @param {number} share how much of the width it takes
 * @param {number} radius
 */
export function tile(size, share, radius) {
  const width = size * share;
  const scale = width / 28;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${token("night-900")}"/><g transform="translate(${(size - width) / 2} ${(size - 20 * scale) / 2 - scale}) scale(${scale})">${mark(token("white"), token("sun-500"))}</g></svg>`;
}

/**
 * A picture of 1200 × 630 px for sharing a page.
 * @param {string} words
 */
export function sharingPicture(words) {
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
