import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { articleAddresses, listedPages } from "../support/addresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN } from "../support/sourceSite";
import * as company from "../support/specifiedCompany";

const BLOG_PAGES = ["/blog", "/blog?page=2"];

const FILTERED_LISTS = ["/blog?topic=Research", "/blog?q=zzz"];

/** Words that only programs read, or that are shown in another spelling or as another thing's attribute. */
const NOT_SHOWN =
  "description areaServed availableLanguage contactType legalName telephone addressCountry inLanguage";

const TYPES =
  "Answer Blog BlogPosting BreadcrumbList ContactPoint FAQPage ListItem Organization Person PostalAddress Question WebSite";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

const listed = [...listedPages, ...articleAddresses];
const all = [...listed, "/login", "/no-such-page", "/%"];
const parsed = await parsedDocuments([...all, ...BLOG_PAGES, ...FILTERED_LISTS]);

/** The structured data of the page, of one type or of all; a block that is no JSON throws. */
const thingsOf = (path: string, type?: string): readonly Thing[] =>
  [...parsed(path).querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.textContent ?? "") as Thing)
    .filter((thing) => type === undefined || thing["@type"] === type);

/** All texts of a thing but the names of types and references, each with its field. */
function textsOf(value: unknown, field = ""): readonly (readonly [field: string, text: string])[] {
  if (typeof value === "string") return field.startsWith("@") ? [] : [[field, value]];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, field));
  return Object.entries(value ?? {}).flatMap(([name, part]) => textsOf(part, name));
}

/** What a visitor reads or hears on the page: its words, the names of its links, and where they lead. */
function wordsOf(path: string): string {
  const body = parsed(path).body.cloneNode(true) as HTMLElement;
  // Spoken forms repeat what is printed before them.
  for (const unseen of body.querySelectorAll("script, .visually-hidden")) unseen.remove();
  const attributes = ["aria-label", "href", "datetime"].flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name)),
  );
  return [body.textContent, ...attributes].join("\n").toLowerCase();
}

/** What the data says and the words do not. */
const unshown = (data: unknown, words: string, otherwise = NOT_SHOWN) =>
  textsOf(data).filter(
    ([field, text]) =>
      !otherwise.split(" ").includes(field) &&
      !text.startsWith(ORIGIN) &&
      !words.includes(text.toLowerCase().replace(/^pt(\d+)m$/, "$1 min read")),
  );

it.each(all)("has on %s a thing of each type of schema.org that it is to have", (path) => {
  const things = thingsOf(path).map((thing) => `${String(thing["@context"])} ${thing["@type"]}`);
  const types = [
    ...(path === "/%" ? [] : ["Organization", "WebSite"]),
    ...(["/", "/login", "/no-such-page", "/%"].includes(path) ? [] : ["BreadcrumbList"]),
    ...(path.includes("article=") ? ["BlogPosting"] : []),
    ...(path === "/blog" ? ["Blog"] : path === "/contact" ? ["FAQPage"] : []),
  ];
  expect(things).toEqual(types.map((type) => `https://schema.org ${type}`));
});

it.each(all)("leaves on %s no field empty", (path) => {
  expect(JSON.stringify(thingsOf(path)).match(/.{0,60}(?::(?:""|\[\])|\bnull\b)/g)).toBeNull();
});

it.each(all)("begins on %s each date of publication with the day", (path) => {
  const dates = JSON.stringify(thingsOf(path)).match(/"datePublished":"(?!\d{4}-\d\d-\d\d).{0,30}/g);
  expect(dates).toBeNull();
});

it.each(all)("claims on %s no ratings, reviews, offers and prices", (path) => {
  const claims = JSON.stringify(thingsOf(path)).match(/"[^" ]*(?:rating|review|offer|price)[^" ]*":/gi);
  expect(claims).toBeNull();
});

/** The places that lead to an address: "/", "/blog" and "/blog?article=…". To the home page leads none. */
function placesTo(path: string): readonly string[] {
  if (path === "/") return [];
  const parts = path.split(/(?=[/?])/);
  return ["/", ...parts.map((_, index) => parts.slice(0, index + 1).join(""))];
}

it.each(listed)("says on %s only what the page shows", (path) => {
  const words = (path === "/blog" ? BLOG_PAGES : [path]).map(wordsOf).join("\n");
  // The featured picture of the blog is an address elsewhere.
  const otherwise = NOT_SHOWN.replace("description", "image");
  expect(unshown(thingsOf(path).slice(2), words, otherwise)).toEqual([]);
});

it.each(listed)("leads on %s to places that are there", (path) => {
  const dead = textsOf(thingsOf(path))
    .filter(([, text]) => text.startsWith(ORIGIN))
    .filter(([field, text]) => {
      const { pathname, search, hash } = new URL(text);
      if (field === "logo" || field === "image") return !existsSync(join(root, "public", pathname));
      const place = parsed(`${pathname}${search}`);
      return hash !== "" && !place.getElementById(hash.slice(1));
    });
  expect(dead).toEqual([]);
});

it.each(articleAddresses)("has of %s the picture by which it is shared", (path) => {
  const shared = parsed(path).querySelector('[property="og:image"]')?.getAttribute("content");
  expect(thingsOf(path, "BlogPosting").map(({ image }) => image)).toEqual([shared]);
});

it.each(listed)("says of %s the places that lead to it, in order", (path) => {
  const [trail] = thingsOf(path, "BreadcrumbList");
  const steps = placesTo(path).map((place, index) => ({ position: index + 1, item: `${ORIGIN}${place}` }));
  expect(trail?.["itemListElement"] ?? []).toMatchObject(steps);
});

it("says of the organization nothing that the site does not show", () => {
  const [organization] = thingsOf("/", "Organization");
  expect(unshown(organization, listedPages.map(wordsOf).join("\n"))).toEqual([]);
});

it("has of the organization the specified facts", () => {
  const [organization] = thingsOf("/", "Organization");
  expect(organization).toMatchObject({
    logo: `${ORIGIN}/logo.svg`,
    telephone: "+1-617-555-0142",
    address: { addressLocality: "Boston", postalCode: "02110", addressCountry: "US" },
    contactPoint: [
      { contactType: "sales", email: `sales@${company.domain}` },
      { contactType: "customer support", email: `support@${company.domain}` },
    ],
    sameAs: [company.linkedInUrl],
  });
});

it("has things of types that schema.org has, and of each that the site is to have", () => {
  const types = JSON.stringify(all.map((path) => thingsOf(path))).matchAll(/"@type":"(.*?)"/g);
  expect(new Set([...types].map(([, type]) => type))).toEqual(new Set(TYPES.split(" ")));
});

it.each(FILTERED_LISTS)("names on %s the articles that it shows, and no others", (path) => {
  const titles = [
    ...parsed(path).querySelectorAll<HTMLAnchorElement>("#featured h2 a, #browse h3 a[href*='article=']"),
  ];
  const shown = titles.map(({ href }) => new URL(href, ORIGIN).searchParams.get("article"));
  const [blog] = thingsOf(path, "Blog");
  const posts = shown.map((slug) => ({ url: `${ORIGIN}/blog?article=${slug}` }));
  expect(blog?.["blogPost"]).toMatchObject(posts);
  expect(posts.length).toBeGreaterThan(0);
});
