import type { Server } from "node:http";
import { allArticles } from "../articles";
import { company } from "../../shared/company";
import { themeColors } from "../../shared/styles/themeColors";
import { cachePolicy } from "../http/cachePolicy";
import { startBrotli } from "../http/compression";
import { compressedResponse, type CachedResponse } from "../http/cachedResponse";
import type { ServerContext } from "../serverContext";
import { blogFeed, FEED_PATH } from "./blogFeed";
import { SECURITY_CONTACT_PATH, securityContact } from "./securityContact";
import { sitemap } from "./sitemap";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** Prerenders the targets of links that load a whole document. client/prefetch.ts prefetches those of all other links. */
const speculationRules = {
  prerender: [{ where: { selector_matches: "a[data-full-load]" }, eagerness: "moderate" }],
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

const DAY_MS = 86_400_000;

/**
 * The files that crawlers, feed readers and browsers request besides pages, by path. They are made once, when the server starts.
 * Only security.txt is made again each day until the server closes, because its date of expiry moves.
 */
export async function makeDiscoveryFiles({ settings, log }: ServerContext, server: Server) {
  const { PUBLIC_ORIGIN, ALLOW_INDEXING } = settings;
  const files = new Map<string, CachedResponse>();

  const add = async (path: string, type: string, text: string) => {
    const headers = {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": cachePolicy.hour,
    };
    files.set(path, await compressedResponse(200, headers, Buffer.from(text), startBrotli));
  };
  const addSecurityContact = () => add(SECURITY_CONTACT_PATH, "text/plain", securityContact(PUBLIC_ORIGIN));

  await add("/manifest.webmanifest", "application/manifest+json", JSON.stringify(webManifest));
  await add(SPECULATION_RULES_PATH, "application/speculationrules+json", JSON.stringify(speculationRules));
  await add("/robots.txt", "text/plain", robotsRules(PUBLIC_ORIGIN, ALLOW_INDEXING));
  if (ALLOW_INDEXING) await add("/sitemap.xml", "application/xml", sitemap(PUBLIC_ORIGIN, allArticles));
  await add(FEED_PATH, "application/atom+xml", await blogFeed(PUBLIC_ORIGIN));
  await addSecurityContact();

  const renewSecurityContact = () => {
    addSecurityContact().catch((error: unknown) => log.error(error, "security.txt cannot be made anew"));
  };
  const renewal = setInterval(renewSecurityContact, DAY_MS).unref();
  server.once("close", () => clearInterval(renewal));
  return files;
}

function robotsRules(publicOrigin: string, allowIndexing: boolean): string {
  if (!allowIndexing) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}
