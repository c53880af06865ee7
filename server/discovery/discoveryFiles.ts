import type { Express } from "express";
import { company } from "../../shared/company";
import { allPages, pages } from "../../shared/pageTable";
import { allArticles } from "../../shared/pages/blog/articles";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { themeColors } from "../../shared/themeColors";
import { blogFeed, FEED_PATH } from "./blogFeed";
import type { Settings } from "../settings";
import { cachePolicy } from "../http/cachePolicy";
import { xml } from "./xml";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** For links that load a whole document; client/prefetch.ts fetches what others lead to. */
const speculationRules = {
  prefetch: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
};

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

export function serveDiscoveryFiles(app: Express, { PUBLIC_ORIGIN, ALLOW_INDEXING }: Settings): void {
  const serve = (path: string, type: string, write: () => string | Promise<string>) =>
    app.get(path, async (_request, response) => {
      response.set({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cachePolicy.hour });
      response.send(await write());
    });
  serve("/manifest.webmanifest", "application/manifest+json", () => JSON.stringify(webManifest));
  serve(SPECULATION_RULES_PATH, "application/speculationrules+json", () => JSON.stringify(speculationRules));
  const listed = `User-agent: *\nAllow: /\n\nSitemap: ${PUBLIC_ORIGIN}/sitemap.xml\n`;
  serve("/robots.txt", "text/plain", () => (ALLOW_INDEXING ? listed : "User-agent: *\nDisallow: /\n"));
  if (ALLOW_INDEXING) serve("/sitemap.xml", "application/xml", () => sitemap(PUBLIC_ORIGIN));
  serve(FEED_PATH, "application/atom+xml", () => blogFeed(PUBLIC_ORIGIN));
  serve("/.well-known/security.txt", "text/plain", () => securityContact(PUBLIC_ORIGIN));
}

/** Only articles have a date: nothing records when other pages changed. */
function sitemap(publicOrigin: string): string {
  const entry = (path: string, date = "") => `<url>${xml`<loc>${publicOrigin}${path}</loc>`}${date}</url>`;
  const ofPages = allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => entry(path));
  const ofArticles = allArticles.map((article) =>
    entry(addressOfArticle(article), xml`<lastmod>${article.isoDate}</lastmod>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...ofPages, ...ofArticles].join("\n")}
</urlset>
`;
}

const SECURITY_CONTACT_DAYS = 180;
const DAY_MS = 86_400_000;

/** RFC 9116 requires a date of expiry, less than a year away. */
function securityContact(publicOrigin: string): string {
  const expires = new Date(Date.now() + SECURITY_CONTACT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return `Contact: mailto:${company.supportEmail}
Contact: ${publicOrigin}${pages.contact.path}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${publicOrigin}/.well-known/security.txt
`;
}
