// The markup of the photos that drawPeople.mjs writes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

const tokens = await readFile(join(root, "shared/styles/tokens.css"), "utf8");
const { drawnPerson } = await importTypeScript("scripts/people/drawnFile.ts");
const { SEEN, UNSEEN } = await importTypeScript("shared/story/people/light.ts");
const { views } = await importTypeScript("shared/story/people/niche.ts");
const { groundMarkup, personMarkup } = await importTypeScript("shared/story/people/personMarkup.ts");

/** The hour of somebody unseen. */
const NIGHT = 2;

/**
 * A person in full light before the background of their hour, as an SVG that needs no stylesheet.
 * @param {import("./people/figure").Person} person
 */
export function photoMarkup(person) {
  return photo(person, SEEN, person.hour);
}

/**
 * The same person before a background that can be told from a dawn.
 * @param {import("./people/figure").Person} person
 */
export function dawnPhotoMarkup(person) {
  return photo(person, SEEN, person.hourAtDawn ?? person.hour);
}

/**
 * The same person as a silhouette at night.
 * @param {import("./people/figure").Person} person
 */
export function unlitPhotoMarkup(person) {
  return photo(person, UNSEEN, NIGHT);
}

/**
 * @param {import("./people/figure").Person} person
 * @param {import("../shared/story/people/light").Lit} lit
 * @param {import("../shared/story/people/hours").HourName} hour
 */
function photo(person, lit, hour) {
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.bust}" width="200" height="260">${groundMarkup(hour, "plane")}${personMarkup(drawnPerson(person), lit, "")}</svg>\n`,
  );
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
