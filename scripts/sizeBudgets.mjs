// How much a page's first load may weigh, and what is said of one that weighs more.

/** In bytes after Brotli, each about 8% above the heaviest page when it was set. The text of an article has its own budget. */
export const budgets = { script: 124_000, words: 3_200, styles: 22_000, fonts: 48_000, html: 17_000 };

/** How many of our files a warning names. */
const NAMED_FILES = 5;

/** @typedef {Record<keyof typeof budgets, number>} Sizes */

/**
 * A line for each budget that a page is over. Below that of scripts, the heaviest of our source files in them.
 * @param {string} path
 * @param {Sizes} sizes
 * @param {readonly Pick<import("../build/bundle.mjs").BuiltFile, "inputs">[]} files the site's modules
 * @returns {string[]}
 */
export function sizeWarnings(path, sizes, files) {
  const kinds = /** @type {(keyof Sizes)[]} */ (Object.keys(budgets));
  return kinds.flatMap((kind) => {
    if (sizes[kind] <= budgets[kind]) return [];
    const warning = `${path} has ${sizes[kind]} bytes of ${kind}; ${budgets[kind]} are planned.`;
    return kind === "script" ? [warning, ...heaviestIn(files)] : [warning];
  });
}

/** @param {Parameters<typeof sizeWarnings>[2]} files */
function heaviestIn(files) {
  return files
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file]) => !file.startsWith("node_modules/"))
    .toSorted(([, one], [, other]) => other.bytesInOutput - one.bytesInOutput)
    .slice(0, NAMED_FILES)
    .map(([file, { bytesInOutput }]) => `  ${file}: ${bytesInOutput} bytes before compression`);
}
