import { z } from "zod";
import { drawingSchema } from "./articleDrawing.mjs";
import { fields } from "./fields.mjs";
import { listed } from "./Problems.mjs";

/** The length that search engines show in full. */
const DESCRIPTION_LENGTH = { min: 80, max: 160 };

const DAY = "is a day, as 2025-09-16 for September 16";

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * The fields above the text of an article.
 * @typedef {z.infer<ReturnType<typeof frontMatterSchema>>} FrontMatter
 */

/**
 * @param {import("./vocabulary.mjs").Vocabulary} vocabulary
 * @param {readonly string[]} authors
 * @param {readonly string[]} slugs of all articles
 */
export function frontMatterSchema({ topics, subjects, audiences }, authors, slugs) {
  const words = text().trim().min(1, "is empty");
  const slug = z.string().regex(SLUG, "is no slug: it has small letters, digits and single hyphens");
  const otherArticle = z.string().refine((name) => slugs.includes(name), {
    error: ({ input }) => `there is no article ${String(input)}; it is the name of a file without .md`,
  });
  return fields({
    id: z.int("has to be a whole number that no other article has").positive(),
    title: words,
    teaser: words,
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
    picture: fields({ file: words, alt: words }).optional(),
    formerly: z.array(slug, "is a list of slugs").optional(),
    related: z
      .array(fields({ article: otherArticle, reason: words }))
      .length(2, "names two other articles, each with the reason to read it"),
  });
}

function text() {
  return z.string({ error: ({ input }) => (input === undefined ? "is missing" : "has to be a text") });
}

/**
 * @param {string} what
 * @param {readonly string[]} allowed
 */
function oneOf(what, allowed) {
  return z.enum(/** @type {[string, ...string[]]} */ (allowed), {
    error: ({ input }) =>
      `${input === undefined ? "nothing" : JSON.stringify(input)} is no ${what}; allowed are ${listed(allowed)}`,
  });
}

function day() {
  return z.string(DAY).refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: DAY,
  });
}
