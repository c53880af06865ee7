// Starts a new article: npm run new:article "How to read a list"
// Writes shared/articles/<slug>.md, a draft dated today, with every field and a hint for each.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileArticlesOnce } from "../build/articles/compileArticlesOnce.mjs";
import { ARTICLES } from "../build/articles/compileArticles.mjs";
import { PLACEHOLDERS } from "../build/articles/placeholders.mjs";
import { makeSlug } from "../build/articles/makeSlug.mjs";
import { readVocabulary } from "../build/articles/vocabulary.mjs";
import { root } from "../build/folders.mjs";

const title = process.argv.slice(2).join(" ").trim();
const slug = makeSlug(title);
const file = `${ARTICLES}/${slug}.md`;

if (slug === "") fail('An article begins with its title: npm run new:article "How to read a list"');
if (existsSync(join(root, file))) fail(`${file} is there already`);

const { topics, subjects, audiences } = await readVocabulary();
const products = Object.keys(subjects);
const { articles } = await compileArticlesOnce({ isProduction: false });
const published = await compileArticlesOnce({ isProduction: true });
const [newest, second] = published.articles.map(({ article }) => article);
const id = Math.max(0, ...articles.map(({ article }) => article.id)) + 1;

await writeFile(
  join(root, file),
  `---
id: ${id} # stays as it is
title: ${JSON.stringify(title)}
teaser: "${PLACEHOLDERS.teaser}"
description: "${PLACEHOLDERS.description}"
category: Guide # any word that says what it is
author: ${newest?.author} # one of ${ARTICLES}/authors.yaml
date: ${new Date().toISOString().slice(0, 10)} # before this day it is not published
draft: true # seen in npm run dev alone; take the line out to publish
topic: ${topics[0]} # ${topics.join(", ")}
product: ${products[0]} # ${products.join(", ")}
audience: ${audiences.at(-1)} # ${audiences.join(", ")}
related:
  - article: ${newest?.slug}
    reason: "${PLACEHOLDERS.reason}"
  - article: ${second?.slug}
    reason: "${PLACEHOLDERS.reason}"
---

The first paragraph.

## A heading

Another paragraph.

[Ask for a demo](/contact)
`,
);
console.log(`Write it in ${file}; npm run dev shows it at /blog?article=${slug}`);

/**
 * @param {string} reason
 * @returns {never}
 */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}
