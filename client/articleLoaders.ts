import type { Article } from "../shared/pages/blog/Article";
import type { WholeArticle } from "../shared/pages/blog/article/WholeArticle";
import { ANY_SLUG, siteFiles } from "../shared/routes/siteFiles";

// `#articleLoaders` in browsers. The addresses of articles are read from the document.

const loaders: typeof import("../shared/routes/articleLoaders") = {
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
