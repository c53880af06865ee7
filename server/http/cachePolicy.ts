/** Below it are the files whose names change with their bytes. */
export const ASSETS_PATH = "/assets";

/** Values of `Cache-Control`. Pages have one of the first two unless PAGE_CACHE_CONTROL is set. */
export const cachePolicy = {
  page: "public, max-age=0, must-revalidate",
  /** With OLD_ASSETS, as pages in shared caches need the assets of their release. */
  sharedPage: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Machine files and redirects. */
  hour: "public, max-age=3600",
  /** Errors and health. */
  none: "no-store",
} as const;
