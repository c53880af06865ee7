import { importArticle } from "#articleLoaders";
import { importBlog, importPage } from "#pageLoaders";
import type { LoadedPage } from "./LoadedPage";
import { loadDocument } from "./documentLoads";
import { pageAt, type ArticleAtAddress } from "./pageAt";
import { notFoundPage, type Page } from "./pageTable";
import { loadStyles } from "./pageStyles";

type Loadable = Omit<Page, "path"> | ArticleAtAddress;

const loaded = new Map<string, LoadedPage>();
/** Loads that have succeeded or are pending. */
const loads = new Map<string, Promise<LoadedPage>>();
/** The same, and loads that failed and were replaced by a document load. */
const pageOrDocumentLoads = new Map<string, Promise<LoadedPage>>();

/** The page, if its module has been loaded. */
export function loadedPage(page: Loadable): LoadedPage | undefined {
  return loaded.get(nameOf(page));
}

/**
 * Loads the page's module and styles once. After a failure the next call tries again; older browsers, such as Chromium 150,
 * remember a failed import until the document is loaded again.
 */
export function loadPage(page: Loadable): Promise<LoadedPage> {
  const name = nameOf(page);
  const pending = loads.get(name);
  if (pending) return pending;
  const loadWithStyles = async () => {
    const [found] = await Promise.all([loadModule(page), loadStyles(page.folder)]);
    loaded.set(name, found);
    return found;
  };
  const promise = loadWithStyles().catch((reason: unknown) => {
    loads.delete(name);
    throw reason;
  });
  loads.set(name, promise);
  return promise;
}

/**
 * The page, or a promise of it. A promise that React's `use` has once received is returned at every later call, because `use`
 * needs the same one again. If the module cannot be loaded, the browser reloads the document. The promise then stays pending,
 * which keeps the old page visible until the new document arrives.
 */
export function pageOrDocument(page: Loadable): LoadedPage | Promise<LoadedPage> {
  const name = nameOf(page);
  const shown = pageOrDocumentLoads.get(name) ?? loaded.get(name);
  if (shown) return shown;
  const promise = loadPage(page).catch(() => {
    // The visitor may stop the document load and click the link again.
    pageOrDocumentLoads.delete(name);
    // The visitor may have clicked another link in the meantime.
    if (nameOf(pageAt(window.location) ?? notFoundPage) === name) loadDocument();
    return new Promise<never>(() => {});
  });
  pageOrDocumentLoads.set(name, promise);
  return promise;
}

/** Loads the 404 page as the page of this address: the server found nothing here, although the address looks valid. */
export async function loadNotFoundPageAt(page: Loadable): Promise<void> {
  loaded.set(nameOf(page), await loadPage(notFoundPage));
}

/** Loads the modules of these pages and of the 404 page in advance, so that the server can render without waiting. */
export async function loadAllPages(pages: readonly Loadable[]): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(loadPage));
}

async function loadModule(page: Loadable): Promise<LoadedPage> {
  if (!("slug" in page)) {
    const { default: Component, loadFor } = await importPage(page.folder);
    return { ...page, Component, ...(loadFor && { loadFor }) };
  }
  const [{ articlePageOf }, whole] = await Promise.all([importBlog(), importArticle(page.slug)]);
  return whole ? articlePageOf(whole) : loadPage(notFoundPage);
}

function nameOf(page: Loadable): string {
  return "slug" in page ? `${page.folder} ${page.slug}` : page.folder;
}
