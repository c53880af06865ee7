import { Router } from "express";
import { company } from "../../shared/company";
import { themeColors } from "../../shared/styles/themeColors";
import { allArticles } from "../articles";
import { cachePolicy } from "../http/cachePolicy";
import type { Settings } from "../settings";
import { blogFeed, FEED_PATH } from "./blogFeed";
import { SECURITY_CONTACT_PATH, securityContact } from "./securityContact";
import { sitemap } from "./sitemap";
import { SPECULATION_RULES_PATH, speculationRules } from "./speculationRules";

const webManifest = {
  name: company.name,
  short_name: company.name,
  description: company.shortDescription,
  start_url: "/",
  display: "browser",
  background_color: themeColors.paper,
  theme_color: themeColors.night950,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** The files that crawlers, feed readers and browsers request besides pages. */
export async function discoveryFiles({ PUBLIC_ORIGIN, ALLOW_INDEXING }: Settings): Promise<Router> {
  const router = Router({ caseSensitive: true, strict: true });
  const serve = (path: string, type: string, write: () => string) =>
    router.get(path, (_request, response) => {
      response.vary("Accept-Encoding").set("Cache-Control", cachePolicy.hour).type(type).send(write());
    });

  const feed = await blogFeed(PUBLIC_ORIGIN);
  serve("/manifest.webmanifest", "application/manifest+json", () => JSON.stringify(webManifest));
  serve(SPECULATION_RULES_PATH, "application/speculationrules+json", () => JSON.stringify(speculationRules));
  serve("/robots.txt", "text/plain", () => robotsRules(PUBLIC_ORIGIN, ALLOW_INDEXING));
  if (ALLOW_INDEXING) serve("/sitemap.xml", "application/xml", () => sitemap(PUBLIC_ORIGIN, allArticles));
  serve(FEED_PATH, "application/atom+xml", () => feed);
  serve(SECURITY_CONTACT_PATH, "text/plain", () => securityContact(PUBLIC_ORIGIN));
  return router;
}

/** Crawlers may read a site that is not to be listed, or they would never see the `noindex` of pages that they know. */
function robotsRules(publicOrigin: string, allowIndexing: boolean): string {
  const rules = "User-agent: *\nAllow: /\n";
  return allowIndexing ? `${rules}\nSitemap: ${publicOrigin}/sitemap.xml\n` : rules;
}
