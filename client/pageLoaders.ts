import type { BlogModule, PageModule } from "../shared/routes/pageLoaders";
import type { Article } from "../shared/pages/blog/Article";
import type { WholeArticle } from "../shared/pages/blog/article/WholeArticle";
import type { Page } from "../shared/routes/pageTable";
import { ANY_SLUG, siteFiles } from "../shared/routes/siteFiles";

// Replaces shared/routes/pageLoaders.ts in browsers. The addresses of pages are read from the document, because the core would get
// another hash with every change of a page if it named them.

export async function importPage(folder: Page["folder"]): Promise<PageModule> {
  return importModule<PageModule>(folder);
}

export async function importBlog(): Promise<BlogModule> {
  return importModule<BlogModule>("blog");
}

async function importModule<Module extends PageModule>(folder: Page["folder"]): Promise<Module> {
  const { scripts = [] } = siteFiles().pages[folder] ?? {};
  // All in parallel. Otherwise the browser would discover the modules that the page imports only once it has loaded the page's
  // own module.
  const modules = await Promise.all(scripts.map((script) => import(script)));
  if (modules.length === 0) throw new Error(`The document names no module for ${folder}`);
  return modules.at(-1) as Module;
}

export async function importArticles(): Promise<readonly Article[]> {
  const { articles } = (await import(siteFiles().articles)) as { readonly articles: readonly Article[] };
  return articles;
}

/** Rejects where there is no such article. */
export async function importArticle(slug: string): Promise<WholeArticle> {
  const file = siteFiles().article.replace(ANY_SLUG, encodeURIComponent(slug));
  const { whole } = (await import(file)) as { readonly whole: WholeArticle };
  return whole;
}
