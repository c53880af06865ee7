import { SPECULATION_RULES_PATH } from "../discovery/speculationRules";
import { cachePolicy } from "../http/cachePolicy";
import { contentTypes } from "../http/contentTypes";
import type { Site } from "../site";
import type { DocumentAddress } from "./documentAddress";

/** The headers that a page, or the 404 page, has beside those of every response. */
export function documentHeaders(
  { page }: DocumentAddress,
  { manifest, settings }: Pick<Site, "manifest" | "settings">,
): Readonly<Record<string, string>> {
  const { stylesheet } = manifest.pages[page.folder] ?? manifest;
  const { displayFont, entry } = manifest;
  return {
    "Content-Type": contentTypes.html,
    "Cache-Control": page.path === undefined ? cachePolicy.none : settings.pageCacheControl,
    "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
    Link: [
      `<${stylesheet.href}>; rel=preload; as=style`,
      `<${displayFont.href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
      `<${entry.href}>; rel=modulepreload; fetchpriority=low; integrity="${entry.integrity}"`,
    ].join(", "),
  };
}
