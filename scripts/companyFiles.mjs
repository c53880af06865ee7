// The files that name the company, or hold its colours, and can read neither shared/company.ts nor palette.css.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../build/folders.mjs";
import { importTypeScript } from "../build/importTypeScript.mjs";

/** @type {typeof import("../shared/company")} */
const { company } = await importTypeScript("shared/company.ts");
const palette = await readFile(join(root, "shared/styles/palette.css"), "utf8");
const { defaultPublicOrigin: origin, legalName, name } = company;
const { host } = new URL(origin);
const color = (/** @type {string} */ called) => new RegExp(`--${called}: (#\\w+);`).exec(palette)?.[1] ?? "";

/** @type {Readonly<Record<string, readonly (readonly [place: RegExp, words: string])[]>>} */
const places = {
  LICENSE: [[/(?<=^Copyright \(c\) \d{4} ).*/m, legalName]],
  Dockerfile: [
    [/(?<=image\.vendor=").*(?=")/, name],
    [/(?<=image\.url=").*(?=")/, origin],
  ],
  "deploy/kubernetes/base/site.yaml": [
    [/(?<=PUBLIC_ORIGIN, value: ").*(?=")/, origin],
    [/(?<=hostnames: \[).*(?=\])/g, host],
  ],
  "shared/styles/themeColors.ts": [
    [/(?<=night950: ").*?(?=")/, color("night-950")],
    [/(?<=paper: ").*?(?=")/, color("paper")],
  ],
};

/** These files as they have to be, by their paths. */
export async function companyFiles() {
  const files = Object.entries(places).map(async ([file, parts]) => {
    let text = await readFile(join(root, file), "utf8");
    for (const [place, words] of parts) {
      if (!place.test(text)) throw new Error(`${file} has no place ${place.source}`);
      text = text.replace(place, () => words);
    }
    return /** @type {const} */ ([file, text]);
  });
  return new Map(await Promise.all(files));
}
