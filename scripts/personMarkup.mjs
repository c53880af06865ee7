// The markup of the photos that drawPeople.mjs writes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

const tokens = await readFile(join(root, "shared/styles/tokens.css"), "utf8");
const { personShapes } = await importTypeScript("shared/story/people/personShapes.ts");
const { SEEN, UNSEEN } = await importTypeScript("shared/story/people/light.ts");
const { hours } = await importTypeScript("shared/story/people/palette.ts");
const { CUT_OPACITY, grounds, sun, views } = await importTypeScript("shared/story/people/niche.ts");

/** The hour of somebody unseen. */
const NIGHT = 2;

/**
 * A person in full light before the background of their hour, as an SVG that needs no stylesheet.
 * @param {import("../shared/story/people/cast").Person} person
 */
export function personMarkup(person) {
  return markup(personShapes(person, SEEN), hours[person.hour]);
}

/**
 * The same person before a background that can be told from a dawn.
 * @param {import("../shared/story/people/cast").Person} person
 */
export function dawnPersonMarkup({ hour, hourAtDawn = hour, ...others }) {
  return personMarkup({ ...others, hour: hourAtDawn });
}

/**
 * The same person as a silhouette at night.
 * @param {import("../shared/story/people/cast").Person} person
 */
export function unlitPersonMarkup(person) {
  return markup(personShapes(person, UNSEEN), hours[NIGHT]);
}

/**
 * @param {readonly import("../shared/story/people/personShapes").Layer[]} layers
 * @param {{ readonly ground: string, readonly sun: string }} hour
 */
function markup(layers, hour) {
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
  const drawing = `<g opacity="${CUT_OPACITY}">${shapes.map(shapeMarkup).join("")}</g>`;
  if (reach === undefined) return drawing;

  const clip = `<clipPath id="${name}"><path d="${reach}"/></clipPath>`;
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
  return markup.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => valueOf(name));
}

/**
 * @param {string} name of a token that is a colour, or another name for one
 * @returns {string}
 */
function valueOf(name) {
  const [, color, other] = new RegExp(`${name}: (?:(#[0-9a-f]{6})|var\\((--[\\w-]+)\\));`).exec(tokens) ?? [];
  if (other !== undefined) return valueOf(other);
  if (color === undefined) throw new Error(`tokens.css gives no colour for ${name}`);
  return color;
}
