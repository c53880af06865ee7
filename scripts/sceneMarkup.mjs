// The files of scenes that drawPeople.mjs writes.
import { importTypeScript } from "../build/importTypeScript.mjs";
import { withValues } from "./tokenValues.mjs";

const { drawnPerson } = await importTypeScript("scripts/people/drawnFile.ts");
const { FEET, NICHE_WIDTH, views } = await importTypeScript("shared/story/people/niche.ts");
const { personMarkup } = await importTypeScript("shared/story/people/personMarkup.ts");

const [LEFT, TOP, FIGURE_WIDTH, HEIGHT] = numbersOf(views.standing);

/**
 * The size of a scene's drawing, in units of the niche. All are of one height.
 * @param {import("./people/scenes").Scene} scene
 */
export function sceneSize({ figures, step }) {
  return { width: FIGURE_WIDTH + (figures.length - 1) * step, height: HEIGHT };
}

/**
 * A scene as an SVG that needs no stylesheet, without a background. All feet are at its lower edge.
 * @param {import("./people/scenes").Scene} scene
 */
export function sceneMarkup(scene) {
  const { width, height } = sceneSize(scene);
  const figures = scene.figures.map((figure, index) => {
    const person = drawnPerson(figure.person, figure.pose);
    const place = `translate(${index * scene.step} ${FEET - feetOf(figure.pose)})`;
    const turn = figure.isTurned ? ` translate(${NICHE_WIDTH} 0) scale(-1 1)` : "";
    return `<g transform="${place}${turn}">${personMarkup(person, figure.lit, `p${index}`)}</g>`;
  });
  const markup = figures.join("").replaceAll("var(--unseen)", `var(--${scene.unseen ?? "unseen"})`);
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`,
  );
}

/** @param {"standing" | "stepping" | "seated"} pose */
function feetOf(pose) {
  const [, top, , height] = numbersOf(views[pose]);
  return top + height;
}

/**
 * @param {string} viewBox
 * @returns {[number, number, number, number]}
 */
function numbersOf(viewBox) {
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return [left, top, width, height];
}
