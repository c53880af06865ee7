/** `Cache-Control`. That of pages is a setting, which is one of the first two unless it is set. */
export const cachePolicy = {
  page: "public, max-age=0, must-revalidate",
  /** Only where a page that a shared cache holds finds the assets of its release. */
  sharedPage: "public, max-age=0, s-maxage=300, stale-while-revalidate=60",
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Machine files and redirects. */
  hour: "public, max-age=3600",
  /** Errors and health. */
  none: "no-store",
} as const;
