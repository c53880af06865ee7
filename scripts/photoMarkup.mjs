// The markup of the pictures of one person that drawPeople.mjs writes.
import { importTypeScript } from "../build/importTypeScript.mjs";
import { withValues } from "./tokenValues.mjs";

const { EDGE_LIT, SEEN } = await importTypeScript("scripts/people/light.ts");
const { groundMarkup, personMarkup } = await importTypeScript("scripts/people/personMarkup.ts");
const { views } = await importTypeScript("scripts/people/stage.ts");

/** The size of a bust. */
export const bustSize = { width: 200, height: 260 };

/**
 * A person in full light before the background of their hour, which a frame crops.
 * @param {import("./people/silhouette").Person} person
 */
export function photoMarkup(person) {
  return bust(groundMarkup(person.hour, "plane") + personMarkup(person, SEEN));
}

/**
 * Somebody with an edge of light before the night.
 * @param {import("./people/silhouette").Figure} figure
 */
export function unseenMarkup(figure) {
  return bust(groundMarkup(2, "plane") + personMarkup(figure, EDGE_LIT));
}

/**
 * Somebody in an arch, or without one.
 * @param {import("./people/busts").Bust} bust
 */
export function bustMarkup({ figure, lit, hour }) {
  return bust((hour ? groundMarkup(hour, "arch") : "") + personMarkup(figure, lit));
}

/**
 * An SVG that needs no stylesheet.
 * @param {string} markup
 */
function bust(markup) {
  const { width, height } = bustSize;
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.bust}" width="${width}" height="${height}">${markup}</svg>\n`,
  );
}
