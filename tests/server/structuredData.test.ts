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
  const things = thingsOf(path);
  expect(things.map((thing) => thing["@type"])).toEqual([
    ...(path === "/%" ? [] : ["Organization", "WebSite"]),
    ...(["/", "/login", "/no-such-page", "/%"].includes(path) ? [] : ["BreadcrumbList"]),
    ...(path.includes("article=") ? ["BlogPosting"] : []),
    ...(path === "/blog" ? ["Blog"] : path === "/contact" ? ["FAQPage"] : []),
  ]);
  for (const thing of things) expect(thing).toMatchObject({ "@context": "https://schema.org" });
  expect(JSON.stringify(things)).not.toMatch(/:(?:""|\[\])|\bnull\b|"datePublished":"(?!\d{4}-\d\d-\d\d")/);
  expect(JSON.stringify(things)).not.toMatch(/"[^" ]*(?:rating|review|offer|price)[^" ]*":/i);
});

/** The places that lead to an address: "/", "/blog" and "/blog?article=…". To the home page leads none. */
function placesTo(path: string): readonly string[] {
  if (path === "/") return [];
  const parts = path.split(/(?=[/?])/);
  return ["/", ...parts.map((_, index) => parts.slice(0, index + 1).join(""))];
}

it.each(listed)("says on %s only what the page shows, and leads to places that are there", (path) => {
  const things = thingsOf(path);
  const words = (path === "/blog" ? BLOG_PAGES : [path]).map(wordsOf).join("\n");
  // The featured picture of the blog is an address elsewhere.
  expect(unshown(things.slice(2), words, NOT_SHOWN.replace("description", "image"))).toEqual([]);
  const dead = textsOf(things)
    .filter(([, text]) => text.startsWith(ORIGIN))
    .filter(([field, text]) => {
      const { pathname, search, hash } = new URL(text);
      if (field === "logo" || field === "image") return !existsSync(join(root, "public", pathname));
      const place = parsed(`${pathname}${search}`);
      return hash !== "" && !place.getElementById(hash.slice(1));
    });
  expect(dead).toEqual([]);
  const shared = parsed(path).querySelector('[property="og:image"]')?.getAttribute("content");
  for (const { image } of thingsOf(path, "BlogPosting")) expect(image).toBe(shared);
  const [trail] = thingsOf(path, "BreadcrumbList");
  const steps = placesTo(path).map((place, index) => ({ position: index + 1, item: `${ORIGIN}${place}` }));
  expect(trail?.["itemListElement"] ?? []).toMatchObject(steps);
});

it("has of the organization the specified facts, none that the site does not show, and each in a type that there is", () => {
  const shown = listedPages.map(wordsOf).join("\n");
  const [organization] = thingsOf("/", "Organization");
  expect(unshown(organization, shown)).toEqual([]);
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
