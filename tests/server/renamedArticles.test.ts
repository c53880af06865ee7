import { expect, it, onTestFinished, vi } from "vitest";
import * as articles from "../../server/articles";
import { structuredData } from "../../server/discovery/structuredData";
import { pages } from "../../shared/routes/pageTable";
import { fieldsOf } from "../support/articleSources";
import { ORIGIN, sharedSite } from "../support/sourceSite";

const { get } = await sharedSite();
const PRESENT = "how-we-test-a-nudge";
const article = articles.allArticles.find(({ slug }) => slug === PRESENT);
if (!article) throw new Error(`There is no article ${PRESENT}`);

it.each([
  ["its present one", "", ""],
  ["its present one, with the blog's filters", "&topic=Research", "&topic=Research"],
])("leads from an article's former address to %s", async (_what, given, kept) => {
  const find = vi
    .spyOn(articles, "findRenamedArticle")
    .mockImplementation((slug) => (slug === "how-we-test" ? article : undefined));
  onTestFinished(() => find.mockRestore());
  const { status, headers } = await get(`/blog?article=how-we-test${given}`);
  expect([status, headers["location"]]).toEqual([301, `/blog?article=${PRESENT}${kept}`]);
  expect((await get(`/blog?article=how-we-tests${given}`)).status).toBe(404);
});

it("tells search engines of an article that was changed both days, and leaves that of its appearance as it is", () => {
  const changed = { ...article, updatedIsoDate: "2026-05-04" };
  const things = structuredData({ path: pages.blog.path, article: changed }, ORIGIN);
  expect(things.at(-1)).toMatchObject({
    datePublished: fieldsOf(`?article=${PRESENT}`).date,
    dateModified: "2026-05-04",
  });
});
