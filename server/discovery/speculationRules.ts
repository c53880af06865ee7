/**
 * Documents that browsers fetch when a visitor is about to follow a link that loads a whole document
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). For other links see client/prefetch.ts.
 */
export const speculationRules = {
  prefetch: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
} as const;

export const SPECULATION_RULES_PATH = "/speculation-rules.json";
