import { pageFilesOf } from "../shared/pageFiles";
import type { BlogModule, PageModule } from "../shared/pageLoaders";
import type { Page } from "../shared/pageTable";

// In browsers this file takes the place of shared/pageLoaders.ts. The addresses of pages are in the document, not in the core,
// which therefore keeps its name when a page changes.

export async function importPage(folder: Page["folder"]): Promise<PageModule> {
  return importModule<PageModule>(folder);
}

export async function importBlog(): Promise<BlogModule> {
  return importModule<BlogModule>("blog");
}

async function importModule<Module extends PageModule>(folder: Page["folder"]): Promise<Module> {
  const { scripts = [] } = pageFilesOf(folder) ?? {};
  // All at once: the browser finds what the page's module imports only when it has that module.
  const modules = await Promise.all(scripts.map((script) => import(script)));
  if (modules.length === 0) throw new Error(`The document names no module for ${folder}`);
  return modules.at(-1) as Module;
}
