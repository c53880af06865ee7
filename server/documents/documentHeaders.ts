import { SPECULATION_RULES_PATH } from "../discovery/speculationRules";
import { stylesheetsOf } from "../files/manifest";
import { cachePolicy } from "../http/cachePolicy";
import type { ServerContext } from "../serverContext";
import type { DocumentAddress } from "./resolveTarget";

/** The headers of a document, whoever gets it. They name what the browser needs before it has read the document. */
export function documentHeaders(
  { status, page }: DocumentAddress,
  { settings, manifest }: ServerContext,
): Readonly<Record<string, string>> {
  const { fonts, entry } = manifest;
  const stylesheets = stylesheetsOf(manifest, page.folder);
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": status === 404 ? cachePolicy.none : settings.PAGE_CACHE_CONTROL,
    "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
    Link: [
      ...stylesheets.map(({ href }) => `<${href}>; rel=preload; as=style`),
      ...fonts.map(({ href }) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      `<${entry.href}>; rel=modulepreload; fetchpriority=low; integrity="${entry.integrity}"`,
    ].join(", "),
  };
}
