import type { ComponentType } from "react";
import { notFoundPage, type Page, type PageFolder } from "./pageTable";
import { loadStyles } from "./pageStyles";

type Loadable = Pick<Page, "folder">;

/** The module of each page, which the browser fetches on demand. */
const loaders: Readonly<Record<PageFolder, () => Promise<ComponentType>>> = {
  home: () => import("./pages/home/HomePage").then((module) => module.HomePage),
  about: () => import("./pages/about/AboutPage").then((module) => module.AboutPage),
  platform: () => import("./pages/platform/PlatformPage").then((module) => module.PlatformPage),
  "get-more-patients": () =>
    import("./pages/get-more-patients/GetMorePatientsPage").then((module) => module.GetMorePatientsPage),
  "engage-more-patients": () =>
    import("./pages/engage-more-patients/EngageMorePatientsPage").then(
      (module) => module.EngageMorePatientsPage,
    ),
  solutions: () => import("./pages/solutions/SolutionsPage").then((module) => module.SolutionsPage),
  providers: () => import("./pages/providers/ProvidersPage").then((module) => module.ProvidersPage),
  "health-plans": () =>
    import("./pages/health-plans/HealthPlansPage").then((module) => module.HealthPlansPage),
  employers: () => import("./pages/employers/EmployersPage").then((module) => module.EmployersPage),
  blog: () => import("./pages/blog/BlogPage").then((module) => module.BlogPage),
  "modeled-outcomes": () =>
    import("./pages/modeled-outcomes/ModeledOutcomesPage").then((module) => module.ModeledOutcomesPage),
  contact: () => import("./pages/contact/ContactPage").then((module) => module.ContactPage),
  login: () => import("./pages/login/LoginPage").then((module) => module.LoginPage),
  "not-found": () => import("./pages/not-found/NotFoundPage").then((module) => module.NotFoundPage),
};

const loaded = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();
const underWayOrReloading = new Map<string, Promise<ComponentType>>();

/** The page's component, if its module is loaded. */
export function loadedPage({ folder }: Loadable): ComponentType | undefined {
  return loaded.get(folder);
}

/**
 * Fetches the page's module and styles once. After a failure the next call tries again; older browsers, such as Chromium
 * 150, remember the failure until the document is loaded again.
 */
export function loadPage({ folder }: Loadable): Promise<ComponentType> {
  const pending = underWay.get(folder);
  if (pending) return pending;
  const loadWithStyles = async () => {
    const [component] = await Promise.all([loaders[folder](), loadStyles(folder)]);
    loaded.set(folder, component);
    return component;
  };
  const promise = loadWithStyles().catch((reason: unknown) => {
    underWay.delete(folder);
    throw reason;
  });
  underWay.set(folder, promise);
  return promise;
}

/**
 * As `loadPage`, but if the module cannot be fetched, the browser reloads the current address. The promise then stays
 * pending, which keeps the old page on the screen until the new document arrives.
 */
export function loadPageOrDocument(page: Loadable): Promise<ComponentType> {
  const pending = underWayOrReloading.get(page.folder);
  if (pending) return pending;
  const promise = loadPage(page).catch(() => {
    // The visitor may stop the reload, and then follow the link again.
    underWayOrReloading.delete(page.folder);
    window.location.reload();
    return new Promise<never>(() => {});
  });
  underWayOrReloading.set(page.folder, promise);
  return promise;
}

/** Loads the modules of these pages and of the 404 page, so that the server renders without waiting. */
export async function loadAllPages(pages: readonly Loadable[]): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(loadPage));
}
