import { importArticles } from "#articleLoaders";
import { loadDocument } from "../../routes/documentLoads";
import { pages } from "../../routes/pageTable";
import type { Article } from "./Article";

/** All articles, the newest first. */
export type ArticleTable = readonly Article[];

let loaded: ArticleTable | undefined;
let load: Promise<ArticleTable> | undefined;
let tableOrDocumentLoad: Promise<ArticleTable> | undefined;

/** Fetches the table once. After a failure the next call tries again. */
export function loadArticles(): Promise<ArticleTable> {
  const fetchTable = async () => {
    try {
      loaded = await importArticles();
      return loaded;
    } catch (error) {
      load = undefined;
      throw error;
    }
  };
  load ??= fetchTable();
  return load;
}

/**
 * The table, or a promise of it. A promise that React's `use` has once received is returned at every later call, because `use`
 * needs the same one again. If the table cannot be loaded, the browser reloads the document, for which the server filters the
 * articles. The promise then stays pending, which keeps the old list visible until the new document arrives.
 */
export function articlesOrDocument(): ArticleTable | Promise<ArticleTable> {
  if (tableOrDocumentLoad) return tableOrDocumentLoad;
  if (loaded) return loaded;
  tableOrDocumentLoad = loadArticles().catch(leaveToServer);
  return tableOrDocumentLoad;
}

function leaveToServer(): Promise<never> {
  tableOrDocumentLoad = undefined;
  // The visitor may have gone to another page since.
  if (window.location.pathname === pages.blog.path) loadDocument();
  return new Promise<never>(() => {});
}
