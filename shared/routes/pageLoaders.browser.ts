import type { BlogModule, PageModule } from "./pageLoaders";
import type { Page } from "./pageTable";
import { siteFiles } from "./siteFiles";

// `#pageLoaders` in browsers. The addresses of pages are read from the document, because the core would get another hash with
// every change of a page if it named them.

const loaders: typeof import("./pageLoaders") = {
  importPage: (folder) => importModule<PageModule>(folder),
  importBlog: () => importModule<BlogModule>("blog"),
};

export const { importPage, importBlog } = loaders;

async function importModule<Module extends PageModule>(folder: Page["folder"]): Promise<Module> {
  const { scripts = [] } = siteFiles().pages[folder] ?? {};
  // All in parallel. Otherwise the browser would discover the modules that the page imports only once it has loaded the page's
  // own module.
  const modules = await Promise.all(scripts.map((script) => import(script)));
  if (modules.length === 0) throw new Error(`The document names no module for ${folder}`);
  return modules.at(-1) as Module;
}
