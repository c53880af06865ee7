import { Navigate, useLocation } from "react-router-dom";
import { company } from "../../../company";
import type { LoadedPage } from "../../../LoadedPage";
import { Closing } from "../../../sections/Closing";
import type { Article } from "../Article";
import { findArticle, findRenamedArticle } from "../articles";
import type { ArticleWords } from "../ArticleWords";
import { addressOfArticle } from "../articleAddresses";
import { closing } from "../readingContent";
import { ArticleHead } from "./ArticleHead";
import { ArticleText } from "./ArticleText";
import { ReadNext } from "./ReadNext";

/** The page of an article, with its words; undefined where there is no such article. */
export async function loadArticlePage(slug: string): Promise<LoadedPage | undefined> {
  const article = findArticle(slug) ?? findRenamedArticle(slug);
  if (!article) return undefined;
  const { words } = await article.words();
  return {
    title: `${article.title} | ${company.name}`,
    description: words.description,
    isIndexed: true,
    Component: () =>
      article.slug === slug ? <ArticlePage article={article} words={words} /> : <Renamed to={article} />,
  };
}

/** Only links from elsewhere have a former slug, so the address is put right as the article is shown. */
function Renamed({ to }: { to: Article }) {
  const { search } = useLocation();
  return <Navigate replace to={addressOfArticle(to, search)} />;
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
