import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { checkWords, report } from "./readPhrases.mjs";

/** Twice the width of an article's figures. */
const MOST_PICTURE_PIXELS = 1920;

/** What a phone loads in a second or two. */
const MOST_PICTURE_KILOBYTES = 1000;

/** The URL path of the pictures that lie beside the articles. */
export const PICTURES_PATH = "/blog/pictures";

/**
 * @param {import("mdast").Image} image
 * @param {import("./readPhrases.mjs").Reading} reading
 * @returns {readonly import("../../shared/pages/blog/ArticleWords").Block[]}
 */
export function readPicture(image, reading) {
  const { url, alt, title: caption } = image;
  for (const words of [alt, caption]) if (words) checkWords(words, image, reading);
  if (!alt) report(reading, image, `${url} has no alternative text: ![what it shows](${url})`);
  const measured = measurePicture(url, reading.folder);
  if (!measured) {
    report(reading, image, `${url} is no picture beside the article`);
    return [];
  }
  const { kilobytes, width, height } = measured;
  if (kilobytes > MOST_PICTURE_KILOBYTES)
    report(
      reading,
      image,
      `${url} has ${kilobytes} kB; save it smaller, with ${MOST_PICTURE_KILOBYTES} at most`,
    );
  if (width > MOST_PICTURE_PIXELS)
    report(
      reading,
      image,
      `${url} is ${width} pixels wide; ${MOST_PICTURE_PIXELS} are enough for every screen`,
    );
  const src = `${PICTURES_PATH}/${url}`;
  return [{ picture: { src, alt: alt ?? "", width, height, ...(caption && { caption }) } }];
}

/**
 * @param {string} name of the file
 * @param {string} folder of the article
 * @returns its size; undefined if there is no such picture in the folder
 */
function measurePicture(name, folder) {
  const file = pictureFile(name, folder);
  if (file === undefined) return undefined;
  try {
    const bytes = readFileSync(file);
    const { width, height } = imageSize(bytes);
    return { kilobytes: Math.round(bytes.length / 1000), width, height };
  } catch {
    return undefined;
  }
}

/**
 * The file of a picture. macOS writes the accents of names as characters of their own.
 * @param {string} name
 * @param {string} folder
 */
export function pictureFile(name, folder) {
  const found = readdirSync(folder).find((each) => each.normalize("NFC") === name);
  return found && join(folder, found);
}
