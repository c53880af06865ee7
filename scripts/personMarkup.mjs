// The markup of the photos that drawPeople.mjs writes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

const tokens = await readFile(join(root, "shared/styles/tokens.css"), "utf8");
const { personShapes } = await importTypeScript("shared/story/people/personShapes.ts");
const { SEEN } = await importTypeScript("shared/story/people/light.ts");
const { hours } = await importTypeScript("shared/story/people/palette.ts");
const { CUT_OPACITY, grounds, sun, views } = await importTypeScript("shared/story/people/niche.ts");

/**
 * A person in full light before the background of their hour, as an SVG that needs no stylesheet.
 * @param {import("../shared/story/people/cast").Person} person
 */
export function personMarkup(person) {
  /** @type {readonly import("../shared/story/people/personShapes").Layer[]} */
  const layers = personShapes(person, SEEN);
  /** @type {{ readonly ground: string, readonly sun: string }} */
  const hour = hours[person.hour];
  return withValues(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.bust}" width="200" height="260">`,
      `<path d="${grounds.plane}" fill="var(--${hour.ground})"/>`,
      `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="var(--${hour.sun})"/>`,
      ...layers.map(layerMarkup),
      "</svg>\n",
    ].join(""),
  );
}

/** @param {import("../shared/story/people/personShapes").Layer} layer */
function layerMarkup({ name, reach, shapes }) {
  const clip = `<clipPath id="${name}"><path d="${reach}"/></clipPath>`;
  const drawing = `<g opacity="${CUT_OPACITY}">${shapes.map(shapeMarkup).join("")}</g>`;
  return `${clip}<g clip-path="url(#${name})">${drawing}</g>`;
}

/** @param {import("../shared/story/people/personShapes").PaintedShape} shape */
function shapeMarkup({ d, color, width }) {
  const paint = width ? `fill="none" stroke="${color}" stroke-width="${width}"` : `fill="${color}"`;
  return `<path d="${d}" ${paint}/>`;
}

/**
 * Replaces each `var(--token)` by its value.
 * @param {string} markup
 */
function withValues(markup) {
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
    const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (value === undefined) throw new Error(`tokens.css gives no colour for ${name}`);
    return value;
  });
}
