// Starts a new article: npm run new:article "How to read a list"
// Writes shared/articles/<slug>.md, a draft dated today, with every field and a hint for each.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ARTICLES, compileArticles } from "../build/articles/compileArticles.mjs";
import { makeSlug, PLACEHOLDERS } from "../build/articles/frontMatter.mjs";
import { readVocabulary } from "../build/articles/vocabulary.mjs";
import { root } from "../build/folders.mjs";

const title = process.argv.slice(2).join(" ").trim();
const slug = makeSlug(title);
const file = `${ARTICLES}/${slug}.md`;

if (slug === "") fail('An article begins with its title: npm run new:article "How to read a list"');
if (existsSync(join(root, file))) fail(`${file} is there already`);

const today = new Date().toISOString().slice(0, 10);
const vocabulary = await readVocabulary();
const { topics, subjects, audiences } = vocabulary;
const products = Object.keys(subjects);
const { articles } = compileArticles({ root, vocabulary, today, isProduction: false });
const published = compileArticles({ root, vocabulary, today, isProduction: true });
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
date: ${today} # the day on which it is merged
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
