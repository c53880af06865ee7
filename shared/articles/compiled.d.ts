// What build/articles/ compiles from the Markdown files of this folder.

declare module "articles:table" {
  import type { Article } from "../pages/blog/Article";
  /** The newest first. */
  export const articles: readonly Article[];
}

declare module "article-title:*" {
  export const title: string;
  export const slug: string;
}
