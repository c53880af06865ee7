import { expect, it } from "vitest";
import { transform } from "esbuild";
import { articleModules } from "../../build/articles/writeArticles.mjs";
import { articleFile, compile } from "../support/compiledArticle";

interface Table {
  readonly articles: readonly { readonly slug: string }[];
  readonly renamed: Readonly<Record<string, string>>;
}

/** The table of all articles, as the build writes it for the site to import. */
async function tableOf(file: string) {
  const { articles, problems } = compile(file);
  expect(problems).toEqual([]);
  const { code } = await transform((await articleModules(articles)).get("table") ?? "", { loader: "ts" });
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Table;
}

it("an article's former slugs lead to its present one", async () => {
  const { renamed } = await tableOf(articleFile({ formerly: "[old-list, older-list]" }, "Words.\n"));
  expect(renamed).toEqual({ "old-list": "first", "older-list": "first" });
});

it("the table has every article under its present slug, the newest first", async () => {
  const { articles } = await tableOf(articleFile({ formerly: "[old-list]" }, "Words.\n"));
  expect(articles.map(({ slug }) => slug)).toEqual(["first", "third", "second"]);
});
