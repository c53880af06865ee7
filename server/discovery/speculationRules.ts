export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** Prerenders the targets of links that load a whole document. client/prefetch.ts prefetches those of all other links. */
export const speculationRules = {
  prerender: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
};
