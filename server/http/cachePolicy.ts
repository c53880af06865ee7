/** `Cache-Control` of everything but pages, whose own is a setting. */
export const cachePolicy = {
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Machine files and redirects. */
  hour: "public, max-age=3600",
  /** Errors and health. */
  none: "no-store",
} as const;
