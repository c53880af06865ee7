import { readFile } from "node:fs/promises";

/** Much less than a pixel of any screen. */
const STEP_REM = 0.01;

const RULES = /** @type {const} */ ([
  [/\(([\d.]+)rem <= (width|height) < ([\d.]+)rem\)/g, "($2 >= $1rem) and ($2 < $3rem)"],
  [/\((width|height) >= ([\d.]+rem)\)/g, "(min-$1: $2)"],
  [/\(aspect-ratio > ([\d/]+)\)/g, "(min-aspect-ratio: $1)"],
]);

/**
 * Writes the ranges of media queries as browsers before 2023 know them: Safari 16.3 drops a rule with any other. esbuild would write
 * `not (min-width: …)`, which is as new.
 * @param {string} css
 */
export function lowerMediaRanges(css) {
  return css.replaceAll(/@media[^{]+/g, (query) =>
    RULES.reduce((lowered, [range, known]) => lowered.replaceAll(range, known), query).replaceAll(
      /\((width|height) < ([\d.]+)rem\)/g,
      (_, side, end) => `(max-${side}: ${(Number(end) - STEP_REM).toFixed(2)}rem)`,
    ),
  );
}

/** @type {import("esbuild").Plugin} */
export const loweredMediaRanges = {
  name: "lowered media ranges",
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: lowerMediaRanges(await readFile(path, "utf8")),
      loader: "css",
    }));
  },
};
