import { z } from "zod";
import { drawingSchema } from "./articleDrawing.mjs";
import { strictFields } from "./strictFields.mjs";
import { listChoices } from "./Problems.mjs";

/** The length that search engines show in full. */
const DESCRIPTION_LENGTH = { min: 80, max: 160 };

const MOST_READ = "is its place in the list Most Read, from 1 to 4, or left out";

const DAY = "is a day, as 2025-09-16 for September 16";

/** What search engines show of a title, and what the site adds to it: " - " and the company's name. */
const TITLE_LENGTH = 65;
const SHORTEST_TITLE = 8;
const TEASER_LENGTH = { min: 20, max: 200 };

/** Longer words break out of their column on phones. */
const LONGEST_WORD = 30;

/** @public The names of the files of articles, too. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * The fields above the text of an article.
 * @typedef {z.infer<ReturnType<typeof makeFrontMatterSchema>>} FrontMatter
 */

/**
 * @param {import("./vocabulary.mjs").Vocabulary} vocabulary
 * @param {readonly string[]} authors
 * @param {readonly string[]} slugs of all articles
 */
export function makeFrontMatterSchema({ names, topics, subjects, audiences }, authors, slugs) {
  const longestTitle = TITLE_LENGTH - ` - ${names.company ?? ""}`.length;
  const words = text().trim().min(1, "is empty");
  const slug = z.string().regex(SLUG, "is no slug: it has small letters, digits and single hyphens");
  const otherArticle = z.string().refine((name) => slugs.includes(name), {
    error: ({ input }) => `there is no article ${String(input)}; it is the name of a file without .md`,
  });
  return strictFields({
    id: z.int("has to be a whole number that no other article has").positive(),
    title: sentence(SHORTEST_TITLE, longestTitle, "search engines and lists show"),
    teaser: sentence(TEASER_LENGTH.min, TEASER_LENGTH.max, "lists and the feed show"),
    description: text().refine(
      ({ length }) => length >= DESCRIPTION_LENGTH.min && length <= DESCRIPTION_LENGTH.max,
      {
        error: ({ input }) =>
          `has ${String(input).length} characters; search engines show ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}`,
      },
    ),
    category: words,
    author: oneOf("author", authors),
    date: day(),
    updated: day().optional(),
    draft: z.boolean("is true or left out").optional(),
    topic: oneOf("topic", topics),
    product: oneOf("product", Object.keys(subjects)),
    audience: oneOf("audience", audiences),
    drawing: drawingSchema.optional(),
    picture: strictFields({ file: words, alt: words }).optional(),
    formerly: z.array(slug, "is a list of slugs").optional(),
    featured: z.boolean("is true or left out").optional(),
    mostRead: z.int(MOST_READ).min(1, MOST_READ).max(4, MOST_READ).optional(),
    related: z
      .array(strictFields({ article: otherArticle, reason: words }))
      .length(2, "names two other articles, each with the reason to read it"),
  });
}

/**
 * @param {number} min
 * @param {number} max
 * @param {string} shown where, and with which verb
 */
function sentence(min, max, shown) {
  return text()
    .trim()
    .refine(({ length }) => length >= min && length <= max, {
      error: ({ input }) => `has ${String(input).trim().length} characters; ${shown} ${min} to ${max}`,
    })
    .refine(
      (words) => words.split(/\s+/).every(({ length }) => length <= LONGEST_WORD),
      `has a word of more than ${LONGEST_WORD} characters, which is wider than a phone`,
    );
}

function text() {
  return z.string({
    error: ({ input }) =>
      input === undefined ? "is missing" : "has to be a text; put it in quotation marks",
  });
}

/**
 * @param {string} what
 * @param {readonly string[]} allowed
 */
function oneOf(what, allowed) {
  return z.enum(/** @type {[string, ...string[]]} */ (allowed), {
    error: ({ input }) =>
      `${input === undefined ? "nothing" : JSON.stringify(input)} is no ${what}; allowed are ${listChoices(allowed)}`,
  });
}

function day() {
  return z.string(DAY).refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && isDayOfCalendar(text), {
    error: DAY,
  });
}

/**
 * Date.parse takes February 31 for March 3.
 * @param {string} day
 */
function isDayOfCalendar(day) {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
