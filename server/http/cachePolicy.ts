/** Where the hashed files are: their names change when their bytes do. */
export const ASSETS_PATH = "/assets";

/** Values of `Cache-Control`. PAGE_CACHE_CONTROL replaces the first two. */
export const cachePolicy = {
  page: "public, max-age=0, must-revalidate",
  /** Pages where OLD_ASSETS is set: a shared cache may send a page of an earlier release, which needs the assets of that one. */
  sharedPage: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Redirects, and what robots and feed readers ask for. */
  hour: "public, max-age=3600",
  /** Errors and health. */
  none: "no-store",
} as const;
