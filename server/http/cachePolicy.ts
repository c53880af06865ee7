/** The path of hashed files, whose names change when their content does. */
export const ASSETS_PATH = "/assets";

/** Values of `Cache-Control`. The setting PAGE_CACHE_CONTROL replaces the first two. */
export const cachePolicy = {
  page: "public, max-age=0, must-revalidate",
  /**
   * For pages if OLD_ASSETS is set. Without it a shared cache must not serve pages, since a page of an earlier release needs the
   * assets of that release.
   */
  sharedPage: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Redirects, and the files that crawlers and feed readers request. */
  hour: "public, max-age=3600",
  /** Error pages and health checks. */
  none: "no-store",
} as const;
