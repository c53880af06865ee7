import { expect, it } from "vitest";
import { printTable } from "../../build/articles/articleModules.mjs";
import { articleFile, compile } from "../support/compiledArticle";

const valuesOf = async (text: string) =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as {
    readonly articles: readonly { readonly slug: string }[];
    readonly renamed: Readonly<Record<string, string>>;
  };

it("an article's former slugs lead to its present one", async () => {
  const { articles, problems } = compile(articleFile({ formerly: "[old-list, older-list]" }, "Words.\n"));
  expect(problems).toEqual([]);
  const { renamed } = await valuesOf(printTable(articles));
  expect(renamed).toEqual({ "old-list": "first", "older-list": "first" });
});

it("the table has every article under its present slug, the newest first", async () => {
  const { articles } = compile(articleFile({ formerly: "[old-list]" }, "Words.\n"));
  const table = await valuesOf(printTable(articles));
  expect(table.articles.map(({ slug }) => slug)).toEqual(["first", "third", "second"]);
});

it("an article has the picture that its editor names, with the words for it", () => {
  const picture = '{ file: waiting-room.jpg, alt: "Rows of chairs" }';
  const { articles, problems } = compile(articleFile({ picture }, "Words.\n"));
  expect(problems).toEqual([]);
  const first = articles.find(({ article }) => article.slug === "first");
  expect(first?.article.picture).toEqual({ file: "waiting-room.jpg", alt: "Rows of chairs" });
});

it.each(["2025-12-01", "2025-11-30"])(
  "an article that is dated %s is published on December 1, 2025",
  (date) => {
    const { articles } = compile(articleFile({ date }, "Words.\n"), { today: "2025-12-01" });
    expect(articles.map(({ article }) => article.slug)).toContain("first");
  },
);
