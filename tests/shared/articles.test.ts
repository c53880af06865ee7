import { describe, expect, it } from "vitest";
import { allArticles } from "../../shared/pages/blog/articles";
import type { Block } from "../../shared/pages/blog/articles/ArticleWords";

const WORDS_A_MINUTE = 220;

/** What a reader reads of a block; with figures or without, the minutes are the same. */
function textsOf(block: Block): readonly string[] {
  if ("list" in block) return block.list;
  if ("link" in block) return [block.link.label];
  return "figure" in block ? [] : Object.values(block);
}

const initialsOf = (author: string) => author.replace(/,.*/, "").replaceAll(/(\S)\S*\s*/g, "$1");

describe.each(allArticles)("the article $slug", (article) => {
  const { slug, author, date } = article;
  const others = allArticles.filter((other) => other !== article);
  const read = async () => (await article.words()).words;

  it("has an id of its own, and a slug that an address shows as it is", () => {
    expect(others.map(({ id }) => id)).not.toContain(article.id);
    expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  });

  it("has the initials of its author, one date in both spellings and the minutes of its words", async () => {
    const words = (await read()).body.flatMap(textsOf).join(" ").split(/\s+/).length;
    expect(article).toMatchObject({
      authorInitials: initialsOf(author),
      isoDate: new Date(`${date} UTC`).toISOString().slice(0, 10),
      readMins: Math.round(words / WORDS_A_MINUTE),
    });
  });

  it("has text under headings that differ, ends with its one link, and leads to two others", async () => {
    const { body, related } = await read();
    const headings = body.flatMap((block) => ("h2" in block ? [block.h2] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(body.findIndex((block) => "link" in block)).toBe(body.length - 1);
    expect(others.filter(({ id }) => related.some((one) => one.id === id))).toHaveLength(2);
  });
});
