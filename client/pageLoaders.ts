import type { BlogModule, PageModule } from "../shared/pageLoaders";
import type { Article } from "../shared/pages/blog/Article";
import type { WholeArticle } from "../shared/pages/blog/article/WholeArticle";
import type { Page } from "../shared/pageTable";
import { ANY_SLUG, siteFiles } from "../shared/siteFiles";

// In browsers this file takes the place of shared/pageLoaders.ts. The addresses of pages are in the document, not in the core,
// which therefore keeps its name when a page changes.

export async function importPage(folder: Page["folder"]): Promise<PageModule> {
  return importModule<PageModule>(folder);
}

export async function importBlog(): Promise<BlogModule> {
  return importModule<BlogModule>("blog");
}

async function importModule<Module extends PageModule>(folder: Page["folder"]): Promise<Module> {
  const { scripts = [] } = siteFiles().pages[folder] ?? {};
  // All at once: the browser finds what the page's module imports only when it has that module.
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
