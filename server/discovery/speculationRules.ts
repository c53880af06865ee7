/**
 * Documents that browsers fetch when a visitor is about to follow a link to them, so that links that load a whole
 * document open at once (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Links within the live
 * site need none: client/prefetch.ts fetches their modules.
 */
export const speculationRules = {
  prefetch: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
} as const;

export const SPECULATION_RULES_PATH = "/speculation-rules.json";
