import { join } from "node:path";
import { readdir } from "node:fs/promises";

const ARTICLES = "shared/articles";

/** The day of the newest copy: older than all articles of the site. */
const NEWEST_COPY = Date.UTC(2025, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Adds copies of the site's articles to a copy of the site, each with a slug, an id, a title, a description and a day of its own.
 * @param {Awaited<ReturnType<typeof import("./temporarySite.mjs").copySite>>} site
 * @param {number} count of articles that the site has afterwards
 */
export async function copyArticles(site, count) {
  const files = (await readdir(join(site.folder, ARTICLES)))
    .filter((name) => name.endsWith(".md"))
    .toSorted();
  const texts = await Promise.all(files.map((name) => site.read(`${ARTICLES}/${name}`)));
  for (let id = files.length + 1; id <= count; id += 1) {
    const index = id % files.length;
    const date = new Date(NEWEST_COPY - id * DAY_MS).toISOString().slice(0, 10);
    const text = (texts[index] ?? "")
      .replace(/^id: .*$/m, `id: ${id}`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(
        /^(title|description): (["']?)(.)/gm,
        (_, field, quote, letter) => `${field}: ${quote}${id} ${letter}`,
      )
      .replace(/^(description: .{0,160}).*$/m, "$1")
      .replace(/^picture:\n(?: .*\n)+/m, "");
    await site.write(`${ARTICLES}/${files[index]?.replace(".md", "")}-${id}.md`, text);
  }
}
