/** `Cache-Control` of everything but pages, whose own is a setting. */
export const cachePolicy = {
  /** A hashed file never changes under its name. */
  hashed: "public, max-age=31536000, immutable",
  publicFile: "public, max-age=86400",
  /** Files for programs, and redirects. */
  hour: "public, max-age=3600",
  /** Errors, and what is true for a moment only. */
  none: "no-store",
} as const;
