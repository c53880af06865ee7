import { company } from "../../../company";
import type { LoadedPage } from "../../../routes/LoadedPage";
import { Closing } from "../../../sections/Closing";
import { closing } from "../readingContent";
import { ArticleHead } from "./ArticleHead";
import { ArticleText } from "./ArticleText";
import { ReadNext } from "./ReadNext";
import type { WholeArticle } from "./WholeArticle";

export function articlePageOf(whole: WholeArticle): LoadedPage {
  return {
    title: `${whole.article.title} | ${company.name}`,
    description: whole.words.description,
    isIndexed: true,
    Component: () => <ArticlePage {...whole} />,
  };
}

function ArticlePage({ article, words, place, ...others }: WholeArticle) {
  return (
    <>
      <article>
        <ArticleHead id="hero" article={article} place={place} />
        <ArticleText id="text" article={article} body={words.body} />
      </article>
      <ReadNext id="read-next" place={place} {...others} />
      <Closing id="closing" content={closing} hour={4} />
    </>
  );
}
