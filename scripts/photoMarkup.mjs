// The markup of the photos that drawPeople.mjs writes.
import { importTypeScript } from "../build/importTypeScript.mjs";
import { withValues } from "./tokenValues.mjs";

const { drawnBody, drawnPerson } = await importTypeScript("scripts/people/drawnFile.ts");
const { EDGE_LIT, SEEN } = await importTypeScript("shared/people/light.ts");
const { views } = await importTypeScript("shared/people/niche.ts");
const { groundMarkup, personMarkup } = await importTypeScript("shared/people/personMarkup.ts");

/**
 * A person in full light before the background of their hour, as an SVG that needs no stylesheet.
 * @param {import("./people/silhouette").Person} person
 */
export function photoMarkup(person) {
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.bust}" width="200" height="260">${groundMarkup(person.hour, "plane")}${personMarkup(drawnPerson(person), SEEN, "")}</svg>\n`,
  );
}

/**
 * Somebody with an edge of light before the night, as an SVG that needs no stylesheet.
 * @param {import("./people/silhouette").Figure} figure
 */
export function unseenMarkup(figure) {
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.bust}" width="200" height="260">${groundMarkup(2, "plane")}${personMarkup(drawnBody(figure), EDGE_LIT, "")}</svg>\n`,
  );
}
