import { photoPath } from "../../../components/photoPath";
import { NICHE_HEIGHT, NICHE_WIDTH } from "../../../people/niche";

/** The part of a photo that is shown, in its units. */
const HEAD = { x: 100, y: 108, radius: 82 };

/** What cuts each portrait to its round frame, as markup. */
export function portraitClip(id: string): string {
  const { x, y, radius } = HEAD;
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>`;
}

/**
 * The photo of somebody in a round frame with this centre, as markup.
 * @param clip the id of the drawing's `portraitClip`
 */
export function portrait(name: string, x: number, y: number, radius: number, clip: string): string {
  const scale = Math.round((radius / HEAD.radius) * 1000) / 1000;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-HEAD.x} ${-HEAD.y})"><image href="${photoPath(name)}" width="${NICHE_WIDTH}" height="${NICHE_HEIGHT}" clip-path="url(#${clip})"/></g>` +
    `<circle cx="${x}" cy="${y}" r="${radius}"/>`
  );
}
