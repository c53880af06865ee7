// The files of scenes that drawPeople.mjs writes.
import { importTypeScript } from "../build/importTypeScript.mjs";
import { withValues } from "./tokenValues.mjs";

const { FEET, views } = await importTypeScript("scripts/people/stage.ts");
const { NICHE_WIDTH } = await importTypeScript("shared/people/niche.ts");
const { personMarkup } = await importTypeScript("scripts/people/personMarkup.ts");

const [LEFT, TOP, , HEIGHT] = boxOf("standing");

/** How much smaller those behind are. */
const BEHIND = 0.86;

/**
 * The size of a scene's drawing, in units of the niche. All are of one height.
 * @param {import("./people/scenes").Scene} scene
 */
export function sceneSize({ people, step }) {
  const last = people.at(-1);
  const lastWidth = last ? boxOf(last.pose)[2] + (last.shift ?? 0) : 0;
  return { width: lastWidth + (people.length - 1) * step, height: HEIGHT };
}

/**
 * A scene as an SVG that needs no stylesheet, without a background. All feet are at its lower edge.
 * @param {import("./people/scenes").Scene} scene
 */
export function sceneMarkup(scene) {
  const { width, height } = sceneSize(scene);
  const drawn = scene.people.map(({ figure, pose, lit, isTurned, isBehind = false, shift = 0 }, index) => {
    const scale = isBehind ? BEHIND : 1;
    const x = index * scene.step + shift + (NICHE_WIDTH / 2) * (1 - scale);
    const y = FEET - feetOf(pose) * scale;
    const place = `translate(${round(x)} ${round(y)})${isBehind ? ` scale(${scale})` : ""}`;
    const color = scene.unseen?.[isBehind ? "behind" : "front"] ?? "unseen";
    const markup = personMarkup(figure, lit, { id: `p${index}`, pose, isTurned });
    return {
      isBehind,
      markup: `<g transform="${place}">${markup.replaceAll("var(--unseen)", `var(--${color})`)}</g>`,
    };
  });
  const markup = [...drawn.filter(({ isBehind }) => isBehind), ...drawn.filter(({ isBehind }) => !isBehind)]
    .map(({ markup }) => markup)
    .join("");
  return withValues(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>\n`,
  );
}

/** @param {import("./people/poses").PoseName} pose */
function feetOf(pose) {
  const [, top, , height] = boxOf(pose);
  return top + height;
}

/** @param {number} coordinate */
function round(coordinate) {
  return Math.round(coordinate * 10) / 10;
}

/**
 * @param {import("./people/poses").PoseName} pose
 * @returns {[number, number, number, number]}
 */
function boxOf(pose) {
  const [left = 0, top = 0, width = 0, height = 0] = views[pose].split(" ").map(Number);
  return [left, top, width, height];
}
