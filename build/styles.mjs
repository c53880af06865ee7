// The browser's stylesheets: the core's, the story's, and one for each page.
import { browserOptions, bundle, filesOf } from "./bundle.mjs";
import { chunkOf, entryTexts } from "./entries.mjs";

/** Fonts cut to the characters that pages contain. Other letters are in files of their own, fetched only where they occur. */
const PAGE_FONT = /^shared\/styles\/fonts\/.*-basic\.woff2$/;

/** @typedef {import("./bundle.mjs").BuiltFile} BuiltFile */

/**
 * @typedef {object} BuiltStyles
 * @property {ReadonlyMap<string, BuiltFile>} stylesheets by "core", "story", or the folder of the page
 * @property {readonly BuiltFile[]} fonts those that every page needs
 * @property {readonly BuiltFile[]} files all stylesheets and fonts
 */

/**
 * @param {import("./folders.mjs").BuildOptions} options
 * @param {readonly string[]} styles the .css files, in their order
 * @returns {Promise<BuiltStyles>}
 */
export async function buildStyles(options, styles) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const file of styles) {
    const name = chunkOf(file);
    texts[name] = `${texts[name] ?? ""}@import "./${file}";\n`;
  }
  const bundled = await bundle(
    options,
    {
      ...browserOptions(options),
      entryPoints: Object.keys(texts).map((name) => ({ in: `entry:${name}`, out: name })),
      plugins: [entryTexts(texts, "css")],
    },
    texts,
  );
  const files = filesOf(bundled);
  const isPageFont = (/** @type {BuiltFile} */ { name, inputs }) =>
    name.endsWith(".woff2") && Object.keys(inputs).some((file) => PAGE_FONT.test(file));
  return {
    stylesheets: new Map(
      files.flatMap((file) =>
        file.source ? [/** @type {const} */ ([file.source.replace("entry:", ""), file])] : [],
      ),
    ),
    fonts: files.filter(isPageFont),
    files,
  };
}
