import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { picturePath } from "../../server/discovery/sharingPicture";
import { placeOfArticle } from "../../shared/pages/blog/articleAddresses";
import { allArticles, featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import type { Block } from "../../shared/pages/blog/articles/ArticleWords";
import { paginate } from "../../shared/pages/blog/blogFilters";

const WORDS_A_MINUTE = 220;

/** What a reader reads of a block; with figures or without, the minutes are the same. */
function textsOf(block: Block): readonly string[] {
  if ("list" in block) return block.list;
  if ("link" in block) return [block.link.label];
  return "figure" in block ? [] : Object.values(block);
}

const initialsOf = (author: string) =>
  author
    .replace(/,.*/, "")
    .split(" ")
    .map(([first]) => first)
    .join("");

describe.each(allArticles)("the article $slug", (article) => {
  const { id, slug, author, authorInitials, date, isoDate, readMins } = article;
  const read = async () => (await article.words()).words;

  it("has a slug, an id and a title of its own, and a title that search engines show", () => {
    for (const field of ["id", "slug", "title"] as const)
      expect(allArticles.filter((other) => other[field] === article[field])).toEqual([article]);
    expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(`${article.title} | Larkwell`.length).toBeLessThanOrEqual(65);
  });

  it("has the initials of its author and one date in both spellings", () => {
    expect(authorInitials).toBe(initialsOf(author));
    expect(new Date(`${date} UTC`).toISOString().slice(0, 10)).toBe(isoDate);
  });

  it("takes the minutes of its words at 220 a minute", async () => {
    const words = (await read()).body.flatMap(textsOf).join(" ").split(/\s+/).length;
    expect(readMins).toBe(Math.round(words / WORDS_A_MINUTE));
  });

  it("has a description of 80 to 160 characters", async () => {
    const { length } = (await read()).description;
    expect(length).toBeGreaterThanOrEqual(80);
    expect(length).toBeLessThanOrEqual(160);
  });

  it("names two other articles that are there, each with a reason of five words", async () => {
    const { related } = await read();
    const others = allArticles.map((other) => other.id).filter((other) => other !== id);
    expect(others).toEqual(expect.arrayContaining(related.map((one) => one.id)));
    expect(new Set(related.map((one) => one.id)).size).toBe(2);
    expect(related.filter(({ reason }) => reason.split(" ").length !== 5)).toEqual([]);
  });

  it("has text under headings that differ, and ends with its one link", async () => {
    const { body } = await read();
    const headings = body.flatMap((block) => ("h2" in block ? [block.h2] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(body.findIndex((block) => "link" in block)).toBe(body.length - 1);
  });

  it("stands on the page of the list that its way back leads to", () => {
    const { searchParams } = new URL(placeOfArticle(article, ""), "https://site.example");
    const { articles } = paginate(gridArticles, Number(searchParams.get("page") ?? 1));
    expect([featuredArticle, ...articles]).toContain(article);
  });

  it("has a picture for sharing: node scripts/drawPictures.mjs", () => {
    expect(existsSync(join(root, "public", picturePath({ folder: "article", article })))).toBe(true);
  });
});
