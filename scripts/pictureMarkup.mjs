// The markup of the pictures that drawPictures.mjs writes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

const NAMESPACE = "http://www.w3.org/2000/svg";
const FONT = "@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-latin-opsz-normal.woff2";

const palette = await readFile(join(root, "shared/styles/palette.css"), "utf8");
const styles = await readFile(join(root, "scripts/sharingPicture.css"), "utf8");
const displayFont = await readFile(join(root, "node_modules", FONT), "base64");
const { company, markShape } = await importTypeScript("shared/company.ts");

export const logo = `<svg xmlns="${NAMESPACE}" viewBox="0 0 28 20" width="560" height="400">${mark("night-900", "sun-600")}</svg>`;

/**
 * The logo's mark in the middle of a dark square.
 * @param {{ size: number, share: number, radius: number }} square
 */
export function tile({ size, share, radius }) {
  const width = size * share;
  const scale = width / 28;
  return `<svg xmlns="${NAMESPACE}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${token("night-900")}"/><g transform="translate(${(size - width) / 2} ${(size - 20 * scale) / 2 - scale}) scale(${scale})">${mark("white", "sun-500")}</g></svg>`;
}

/**
 * A picture of 1200 × 630 px for sharing a page.
 * @param {string} words
 */
export function sharingPicture(words) {
  return `<style>
    ${palette} ${styles}
    @font-face { font-family: Display; src: url(data:font/woff2;base64,${displayFont}); }
  </style>
  <div class="sky" data-tone="gradient">
    <svg class="sun" viewBox="0 0 900 450" fill="none" stroke="${token("sun-100")}"><path opacity=".4" d="M110 450a340 340 0 0 1 680 0"/><path opacity=".6" d="M205 450a245 245 0 0 1 490 0"/><path fill="${token("sun-100")}" stroke="none" d="M290 450a160 160 0 0 1 320 0Z"/></svg>
    <div class="name"><svg viewBox="0 0 28 20">${mark("white", "sun-500")}</svg>${company.name}</div>
    <div class="words" data-length="${words.length > 40 ? "long" : "short"}">${words.replaceAll("&", "&amp;").replaceAll(" | ", "<br>")}</div>
  </div>`;
}

/** @type {(arch: string, sun: string) => string} */
function mark(arch, sun) {
  const { cx, cy, r } = markShape.sun;
  return `<path d="${markShape.arch}" fill="${token(arch)}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${token(sun)}"/>`;
}

/** @param {string} name */
function token(name) {
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(palette)?.[1];
}
