import { Router } from "express";
import { company } from "../../shared/company";
import { allPages, pages } from "../../shared/pageTable";
import { blogFeed, FEED_PATH } from "./blogFeed";
import type { Settings } from "../settings";
import { SPECULATION_RULES_PATH, speculationRules } from "./speculationRules";
import { webManifest } from "./webManifest";
import { cachePolicy } from "../http/cachePolicy";
import { xml } from "./xml";

type Options = Pick<Settings, "publicOrigin" | "allowsIndexing">;

interface DiscoveryFile {
  readonly path: string;
  readonly type: string;
  readonly write: () => string;
}

/** Small files that programs ask for by name, made from the tables and the settings. */
export function discoveryFiles({ publicOrigin, allowsIndexing }: Options): readonly DiscoveryFile[] {
  return [
    {
      path: "/manifest.webmanifest",
      type: "application/manifest+json",
      write: () => JSON.stringify(webManifest),
    },
    {
      path: SPECULATION_RULES_PATH,
      type: "application/speculationrules+json",
      write: () => JSON.stringify(speculationRules),
    },
    { path: "/robots.txt", type: "text/plain", write: () => robots(publicOrigin, allowsIndexing) },
    ...(allowsIndexing
      ? [{ path: "/sitemap.xml", type: "application/xml", write: () => sitemap(publicOrigin) }]
      : []),
    { path: FEED_PATH, type: "application/atom+xml", write: () => blogFeed(publicOrigin) },
    {
      path: "/.well-known/security.txt",
      type: "text/plain",
      write: () => securityContact(publicOrigin, new Date()),
    },
  ];
}

/** Routes for these paths, spelled exactly so. */
export function discoveryRoutes(files: readonly DiscoveryFile[]): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const { path, type, write } of files)
    router.get(path, (_request, response) => {
      response
        .set({ "Content-Type": `${type}; charset=utf-8`, "Cache-Control": cachePolicy.hour })
        .send(write());
    });
  return router;
}

function robots(publicOrigin: string, allowsIndexing: boolean): string {
  if (!allowsIndexing) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** Without dates: when the words of a page changed is not recorded. */
function sitemap(publicOrigin: string): string {
  const addresses = allPages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => xml`<url><loc>${publicOrigin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join("\n")}
</urlset>
`;
}

const SECURITY_CONTACT_DAYS = 180;
const DAY_MS = 86_400_000;

/** By RFC 9116, which wants a date of expiry less than a year away. */
function securityContact(publicOrigin: string, now: Date): string {
  const expires = new Date(now.getTime() + SECURITY_CONTACT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${company.supportEmail}`,
    `Contact: ${publicOrigin}${pages.contact.path}`,
    `Expires: ${expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
