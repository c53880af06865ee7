import { pageFilesOf } from "../shared/pageFiles";
import type { BlogModule, PageModule } from "../shared/pageLoaders";
import type { Page } from "../shared/pageTable";

// Replaces shared/pageLoaders.ts in browsers. The addresses of pages are read from the document, because the core would get
// another hash with every change of a page if it named them.

export async function importPage(folder: Page["folder"]): Promise<PageModule> {
  return importModule<PageModule>(folder);
}

export async function importBlog(): Promise<BlogModule> {
  return importModule<BlogModule>("blog");
}

async function importModule<Module extends PageModule>(folder: Page["folder"]): Promise<Module> {
  const { scripts = [] } = pageFilesOf(folder) ?? {};
  // All in parallel. Otherwise the browser would discover the modules that the page imports only once it has loaded the page's
  // own module.
  const modules = await Promise.all(scripts.map((script) => import(script)));
  if (modules.length === 0) throw new Error(`The document names no module for ${folder}`);
  return modules.at(-1) as Module;
}
