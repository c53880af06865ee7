import type { ComponentType } from "react";
import { notFoundPage, type Page } from "./pages";
import { pageStyles } from "./pageStyles";

type Loadable = Pick<Page, "folder" | "load">;

const loaded = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();
const underWayOrReloading = new Map<string, Promise<ComponentType>>();

/** The page's component where its module is here already. */
export function loadedPage({ folder }: Loadable): ComponentType | undefined {
  return loaded.get(folder);
}

/** Fetches the page's module and its styles once; a fetch that failed may be tried again. */
export function loadPage({ folder, load }: Loadable): Promise<ComponentType> {
  const pending = underWay.get(folder);
  if (pending) return pending;
  const loadWithStyles = async () => {
    const component = await load();
    await pageStyles(folder);
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
 * As `loadPage`, but a module that cannot be fetched becomes a document load of the present address, once: the
 * promise then stays open, so the old page stays on the screen until the new document has come.
 */
export function loadPageOrDocument(page: Loadable): Promise<ComponentType> {
  const pending = underWayOrReloading.get(page.folder);
  if (pending) return pending;
  const promise = loadPage(page).catch(() => {
    window.location.reload();
    return new Promise<never>(() => {});
  });
  underWayOrReloading.set(page.folder, promise);
  return promise;
}

/** Fetches the modules of all these pages and of the 404 page, so that the server renders without waiting. */
export async function loadAllPages(pages: readonly Loadable[]): Promise<void> {
  await Promise.all([...pages, notFoundPage].map(loadPage));
}
