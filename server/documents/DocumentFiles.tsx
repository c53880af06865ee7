import { preinit, preload } from "react-dom";
import { pageKey } from "../../shared/routes/pageAt";
import { pages } from "../../shared/routes/pageTable";
import { SITE_FILES_ID, type SiteFiles } from "../../shared/routes/siteFiles";
import { stylesheetsOf, type Asset, type Manifest } from "../files/manifest";
import type { ServerContext } from "../serverContext";
import type { DocumentPage } from "./resolveTarget";

/** In development alone. Not a module, so that it has begun before the page's own modules can throw an error. */
export function LiveReload({ manifest: { liveReload } }: { manifest: Manifest }) {
  return liveReload && <script src={liveReload} />;
}

/** The stylesheets and fonts of a page. */
export function Styles({ manifest, folder }: { manifest: Manifest; folder?: string }) {
  // Both fonts are preloaded: if the text font comes late, the browser has to lay out the whole page again.
  for (const { href } of manifest.fonts)
    preload(href, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  // No `integrity`: a browser that saves the page rewrites the stylesheets but keeps the hash, and would then refuse to apply
  // them.
  for (const { href } of stylesheetsOf(manifest, folder)) preinit(href, { as: "style" });
  return null;
}

interface ModulesProps {
  readonly context: ServerContext;
  readonly page: DocumentPage;
  readonly query: string;
}

/** The modules of this page, and a list of the files of all pages for client-side navigation. */
export function Modules({ context, page, query }: ModulesProps) {
  const { manifest, siteFiles } = context;
  const { entry, core } = manifest;
  const own = manifest.pages[page.folder]?.scripts ?? [];
  const modules = [...core.scripts, ...own, ...articleModules(page, query, manifest)];
  const files: SiteFiles = {
    ...siteFiles,
    ...(page.path && { page: pageKey({ pathname: page.path, search: query }) }),
  };

  return (
    <>
      {/* Not async: then parsing ends only after the script has run, and the script waits for the stylesheets. Some browsers
          lay out the page when parsing ends, to look for forms, and would do so before the styles are there. */}
      <script type="module" src={entry.href} integrity={entry.integrity} fetchPriority="low" />
      {modules.map(({ href, integrity }) => (
        <link key={href} rel="modulepreload" href={href} integrity={integrity} fetchPriority="low" />
      ))}
      <script
        type="application/json"
        id={SITE_FILES_ID}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(files) }}
      />
    </>
  );
}

/** The module of an article; for a filtered list, the table of all articles. */
function articleModules(
  page: DocumentPage,
  query: string,
  { articles, article }: Manifest,
): readonly Asset[] {
  if (page.folder !== pages.blog.folder) return [];
  if (!page.article) return query === "" ? [] : [articles];

  const own = article[page.article.slug];
  return own ? [own] : [];
}
