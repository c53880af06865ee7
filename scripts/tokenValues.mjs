// Drawings that are files have no stylesheet beside them, so they get the values of the colour tokens.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";

const palette = await readFile(join(root, "shared/styles/palette.css"), "utf8");

/**
 * Replaces each `var(--token)` by its value.
 * @param {string} markup
 */
export function withValues(markup) {
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => valueOf(name));
}

/**
 * @param {string} name of a token that is a colour, or another name for one
 * @returns {string}
 */
function valueOf(name) {
  const [, color, other] =
    new RegExp(`${name}: (?:(#[0-9a-f]{6})|var\\((--[\\w-]+)\\));`).exec(palette) ?? [];
  if (other !== undefined) return valueOf(other);
  if (color === undefined) throw new Error(`palette.css gives no colour for ${name}`);
  return color;
}
