import { company } from "../../../company";
import type { LoadedPage } from "../../../LoadedPage";
import { Closing } from "../../../sections/Closing";
import { findArticle, type Article } from "../articles";
import type { ArticleWords } from "../articles/ArticleWords";
import { closing } from "../readingContent";
import { ArticleHead } from "./ArticleHead";
import { ArticleText } from "./ArticleText";
import { ReadNext } from "./ReadNext";

/** The page of an article, with its words; undefined where there is no such article. */
export async function loadArticlePage(slug: string): Promise<LoadedPage | undefined> {
  const article = findArticle(slug);
  if (!article) return undefined;
  const { words } = await article.words();
  return {
    title: `${article.title} | ${company.name}`,
    description: words.description,
    isIndexed: true,
    Component: () => <ArticlePage article={article} words={words} />,
  };
}

function ArticlePage({ article, words }: { article: Article; words: ArticleWords }) {
  return (
    <>
      <article>
        <ArticleHead id="hero" article={article} />
        <ArticleText id="text" article={article} body={words.body} />
      </article>
      <ReadNext id="read-next" article={article} related={words.related} />
      <Closing id="closing" content={closing} isSlim />
    </>
  );
}
