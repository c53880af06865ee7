import type { Article } from "../Article";
import { articleAnchor, FEATURED_ANCHOR, type ListPlace } from "../articleAddresses";
import type { ArticleWords } from "../ArticleWords";
import { BLOG_PAGE_SIZE } from "../blogFilters";
import { gridOf } from "../frontPage";

/** All that the page of an article shows, so that its readers need not fetch the table of all articles. */
export interface WholeArticle {
  readonly article: Article;
  readonly words: Pick<ArticleWords, "description" | "body">;
  readonly related: readonly { readonly article: Article; readonly reason: string }[];
  readonly older?: Article;
  readonly newer?: Article;
  readonly place: ListPlace;
}

/** @param articles all of them, the newest first */
export function wholeArticle(
  articles: readonly Article[],
  article: Article,
  { description, body, related }: ArticleWords,
): WholeArticle {
  const index = articles.indexOf(article);
  const isRelated = ({ slug }: Article) => related.some((other) => other.slug === slug);
  const newer = articles.slice(0, index).findLast((other) => !isRelated(other));
  const older = articles.slice(index + 1).find((other) => !isRelated(other));
  const indexInGrid = gridOf(articles).indexOf(article);
  return {
    article,
    words: { description, body },
    // A draft is not there yet.
    related: related.flatMap(({ slug, reason }) =>
      articles.filter((other) => other.slug === slug).map((other) => ({ article: other, reason })),
    ),
    ...(older && { older }),
    ...(newer && { newer }),
    place:
      indexInGrid < 0
        ? { page: 1, anchor: FEATURED_ANCHOR }
        : { page: Math.floor(indexInGrid / BLOG_PAGE_SIZE) + 1, anchor: articleAnchor(article) },
  };
}
