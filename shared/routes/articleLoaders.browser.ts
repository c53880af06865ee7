import type { Article } from "../pages/blog/Article";
import type { WholeArticle } from "../pages/blog/article/WholeArticle";
import { ANY_SLUG, siteFiles } from "./siteFiles";

// `#articleLoaders` in browsers. The addresses of articles are read from the document.

const loaders: typeof import("./articleLoaders") = {
  async importArticles() {
    const { articles } = (await import(siteFiles().articles)) as { readonly articles: readonly Article[] };
    return articles;
  },

  async importArticle(slug) {
    const file = siteFiles().article.replace(ANY_SLUG, encodeURIComponent(slug));
    const { whole } = (await import(file)) as { readonly whole: WholeArticle };
    return whole;
  },
};

export const { importArticles, importArticle } = loaders;
