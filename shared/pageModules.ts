import type { ComponentType } from "react";
import type { LoadedPage } from "./LoadedPage";
import { loadDocument } from "./documentLoads";
import { pageAt, type ArticleAtAddress } from "./pageAt";
import { notFoundPage, type Page } from "./pageTable";
import { loadStyles } from "./pageStyles";

type Loadable = Omit<Page, "path"> | ArticleAtAddress;

/** The module of each page, which the browser fetches on demand. */
const loaders: Readonly<Record<Page["folder"], () => Promise<{ default: ComponentType }>>> = {
  home: () => import("./pages/home/HomePage"),
  about: () => import("./pages/about/AboutPage"),
  platform: () => import("./pages/platform/PlatformPage"),
  "get-more-patients": () => import("./pages/get-more-patients/GetMorePatientsPage"),
  "engage-more-patients": () => import("./pages/engage-more-patients/EngageMorePatientsPage"),
  solutions: () => import("./pages/solutions/SolutionsPage"),
  providers: () => import("./pages/providers/ProvidersPage"),
  "health-plans": () => import("./pages/health-plans/HealthPlansPage"),
  employers: () => import("./pages/employers/EmployersPage"),
  blog: () => import("./pages/blog/BlogPage"),
  "modeled-outcomes": () => import("./pages/modeled-outcomes/ModeledOutcomesPage"),
  contact: () => import("./pages/contact/ContactPage"),
  login: () => import("./pages/login/LoginPage"),
  "not-found": () => import("./pages/not-found/NotFoundPage"),
};

const loaded = new Map<string, LoadedPage>();
const underWay = new Map<string, Promise<LoadedPage>>();
const underWayOrReloading = new Map<string, Promise<LoadedPage>>();

/** The page, if its module is loaded. */
export function loadedPage(page: Loadable): LoadedPage | undefined {
  return loaded.get(nameOf(page));
}

/**
 * Fetches the page's module and styles once. After a failure the next call tries again; older browsers, such as Chromium
 * 150, remember the failure until the document is loaded again.
 */
export function loadPage(page: Loadable): Promise<LoadedPage> {
  const name = nameOf(page);
  const pending = underWay.get(name);
  if (pending) return pending;
  const loadWithStyles = async () => {
    const [found] = await Promise.all([loadModule(page), loadStyles(page.folder)]);
    loaded.set(name, found);
    return found;
  };
  const promise = loadWithStyles().catch((reason: unknown) => {
    underWay.delete(name);
    throw reason;
  });
  underWay.set(name, promise);
  return promise;
}

/**
 * As `loadPage`, but if the module cannot be fetched, the browser reloads the current address. The promise then stays
 * pending, which keeps the old page on the screen until the new document arrives.
 */
export function loadPageOrDocument(page: Loadable): Promise<LoadedPage> {
  const name = nameOf(page);
  const pending = underWayOrReloading.get(name);
  if (pending) return pending;
  const promise = loadPage(page).catch(() => {
    // The visitor may stop the document, and then follow the link again.
    underWayOrReloading.delete(name);
    // The visitor may have followed another link since.
    if (nameOf(pageAt(window.location) ?? notFoundPage) === name) loadDocument();
    return new Promise<never>(() => {});
  });
  underWayOrReloading.set(name, promise);
  return promise;
}

/** Loads the modules of these pages and of the 404 page, so that the server renders without waiting. */
export async function loadAllPages(pages: readonly Loadable[]): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(loadPage));
}

async function loadModule(page: Loadable): Promise<LoadedPage> {
  if (!("slug" in page)) return { ...page, Component: (await loaders[page.folder]()).default };
  const { loadArticlePage } = await import("./pages/article/ArticlePage");
  return (await loadArticlePage(page.slug)) ?? loadPage(notFoundPage);
}

function nameOf(page: Loadable): string {
  return "slug" in page ? `${page.folder} ${page.slug}` : page.folder;
}
