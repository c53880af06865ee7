import { z } from "zod";
import { drawingSchema } from "./articleDrawing.mjs";

/** The length that search engines show in full. */
const DESCRIPTION_LENGTH = { min: 80, max: 160 };

/** What search engines show of a title, and what the site adds to it: " - " and the company's name. */
const TITLE_LENGTH = 65;
const SHORTEST_TITLE = 8;
const TEASER_LENGTH = { min: 20, max: 200 };

/** Longer words break out of their column on phones. */
const LONGEST_WORD = 30;

/** The names of the files of articles, too. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The words with which `npm run new:article` fills the fields of a draft. No article is published with them. */
export const PLACEHOLDERS = {
  teaser: "What it says, in two or three sentences, for the list of articles.",
  description:
    "What search engines show below the title, in 80 to 160 characters. Say what a reader learns here.",
  reason: "Why to read it next",
};

/**
 * The fields above the text of an article.
 * @typedef {z.infer<ReturnType<typeof makeFrontMatterSchema>>} FrontMatter
 */

/**
 * @param {import("./vocabulary.mjs").Vocabulary} vocabulary
 * @param {readonly string[]} authors
 * @param {readonly string[]} slugs of all articles
 */
export function makeFrontMatterSchema({ company, topics, subjects, audiences }, authors, slugs) {
  const longestTitle = TITLE_LENGTH - ` - ${company}`.length;
  const words = z.string().trim().min(1);
  const day = z.iso.date("is a day, as 2025-09-16 for September 16");
  const otherArticle = z.string().refine((name) => slugs.includes(name), {
    error: ({ input }) => `there is no article ${String(input)}; it is the name of a file without .md`,
  });
  return z.strictObject({
    id: z.int().positive(),
    title: sentence(SHORTEST_TITLE, longestTitle, "search engines and lists"),
    teaser: sentence(TEASER_LENGTH.min, TEASER_LENGTH.max, "lists and the feed"),
    description: sentence(DESCRIPTION_LENGTH.min, DESCRIPTION_LENGTH.max, "search engines"),
    category: words,
    author: z.enum(authors),
    date: day,
    updated: day.optional(),
    draft: z.boolean().optional(),
    topic: z.enum(topics),
    product: z.enum(Object.keys(subjects)),
    audience: z.enum(audiences),
    drawing: drawingSchema.optional(),
    picture: z.strictObject({ file: words, alt: words }).optional(),
    formerly: z.array(z.string().regex(SLUG)).optional(),
    featured: z.boolean().optional(),
    mostRead: z.int().min(1).max(4).optional(),
    related: z.array(z.strictObject({ article: otherArticle, reason: words })).length(2),
  });
}

/**
 * @param {number} min
 * @param {number} max
 * @param {string} readers who show that much
 */
function sentence(min, max, readers) {
  return z
    .string()
    .trim()
    .refine(({ length }) => length >= min && length <= max, {
      error: ({ input }) => `has ${String(input).length} characters; ${readers} show ${min} to ${max}`,
    })
    .refine(
      (words) => words.split(/\s+/).every(({ length }) => length <= LONGEST_WORD),
      `has a word of more than ${LONGEST_WORD} characters, which is wider than a phone`,
    );
}

/**
 * The name of a file for a title: small letters, digits and single hyphens.
 * @param {string} title
 * @returns {string} empty if the title has none of our letters
 */
export function makeSlug(title) {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}|['’]/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
