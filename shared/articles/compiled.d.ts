// What build/articles/ compiles from the Markdown files of this folder.

/** All articles. Browsers fetch it only for search and filters. */
declare module "articles:table" {
  import type { Article } from "../pages/blog/Article";
  /** The newest first. */
  export const articles: readonly Article[];
  /** The present slug of each article by the ones that it had before. */
  export const renamed: Readonly<Record<string, string>>;
}

declare module "articles:front-page" {
  import type { FrontPage } from "../pages/blog/frontPage";
  export const frontPage: FrontPage;
}

declare module "articles:words" {
  import type { ArticleWords } from "../pages/blog/ArticleWords";
  /** Imports the words of an article, by its slug. */
  export const words: Readonly<Record<string, () => Promise<{ readonly words: ArticleWords }>>>;
}

declare module "article-title:*" {
  export const title: string;
  export const slug: string;
}
