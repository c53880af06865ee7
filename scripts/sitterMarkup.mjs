// The files of seated people that drawPeople.mjs writes.
import { importTypeScript } from "../build/importTypeScript.mjs";
import { withValues } from "./tokenValues.mjs";

const { shortened } = await importTypeScript("scripts/people/paths.ts");
const { SEEN } = await importTypeScript("scripts/people/light.ts");
const { views } = await importTypeScript("scripts/people/stage.ts");
const { personMarkup } = await importTypeScript("scripts/people/personMarkup.ts");

/**
 * Somebody seated as an SVG that needs no stylesheet, without a chair: the page draws it.
 * @param {import("./people/silhouette").Figure} figure
 */
export function sitterMarkup(figure) {
  const [, , width, height] = views.seated.split(" ");
  const markup = personMarkup(figure, SEEN, { pose: "seated", hasChair: false });
  const wholeNumbers = markup.replaceAll(
    / d="([^"]*)"/g,
    (/** @type {string} */ _, /** @type {string} */ d) => ` d="${shortened(d, 0)}"`,
  );
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${views.seated}" width="${width}" height="${height}">${wholeNumbers}</svg>\n`,
  );
}
