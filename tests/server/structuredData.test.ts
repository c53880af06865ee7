import { describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { addressOfArticle } from "../../shared/pages/blog/articleAddresses";
import { allArticles, featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import { paginate } from "../../shared/pages/blog/blogFilters";
import { faq } from "../../shared/pages/contact/contactContent";
import { parsedDocuments } from "../support/parsedDocuments";
import { sourceSite } from "../support/sourceSite";

const ORIGIN = "https://www.site.example";
const UNKNOWN = "/no-such-page";
const MALFORMED = "/%";

/** Words that only programs read. */
const ONLY_FOR_PROGRAMS = ["legalName", "description", "areaServed", "availableLanguage", "contactType"];
/** Shown in another spelling, or as another thing's attribute. */
const SHOWN_OTHERWISE = ["telephone", "addressCountry", "inLanguage", "timeRequired", "datePublished"];

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };
interface Text {
  readonly field: string;
  readonly text: string;
}

const site = sourceSite({ PUBLIC_ORIGIN: ORIGIN });
const paths = [...allPages.map(({ path }) => path), UNKNOWN, MALFORMED];
/** The pages of the list of articles; the first one is the blog's own address. */
const blogPages = Array.from({ length: paginate(gridArticles, 1).pageCount }, (_, index) =>
  index === 0 ? pages.blog.path : `${pages.blog.path}?page=${index + 1}`,
);
const articlePages = allArticles.map((article) => addressOfArticle(article));
const parsed = parsedDocuments(site, [...paths, ...blogPages.slice(1), ...articlePages]);
const pageAt = (path: string) => parsed(path).document;

/** The structured data of the page, of one type or of all; a block that is no JSON throws. */
function thingsOf(page: Document, type?: string): readonly Thing[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.textContent ?? "") as Thing)
    .filter((thing) => type === undefined || thing["@type"] === type);
}

function textsOf(value: unknown, field = ""): readonly Text[] {
  if (typeof value === "string") return field.startsWith("@") ? [] : [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((part) => textsOf(part, field));
  if (value && typeof value === "object")
    return Object.entries(value).flatMap(([field, part]) => textsOf(part, field));
  return [];
}

const isAddress = ({ text }: Text) => text.startsWith("https://");

/** What a visitor reads or hears on the page: its words, the names of its links, and where they lead. */
function wordsOf(page: Document): string {
  const body = page.body.cloneNode(true) as HTMLElement;
  // Spoken forms repeat what is printed before them.
  for (const unseen of body.querySelectorAll("script, .visually-hidden")) unseen.remove();
  const named = [...body.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label"));
  const targets = [...body.querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
  return [body.textContent, ...named, ...targets].join("\n").toLowerCase();
}

const found = allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);

describe.each(found)("the structured data of %s", (path) => {
  it("is valid JSON with a type of schema.org, each kind once", () => {
    const things = thingsOf(pageAt(path));
    expect(new Set(things.map((thing) => thing["@context"]))).toEqual(new Set(["https://schema.org"]));
    const types = things.map((thing) => thing["@type"]);
    expect(types).toEqual([...new Set(types)]);
    expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(types.includes("BreadcrumbList")).toBe(path !== pages.home.path);
    expect(JSON.stringify(things)).not.toMatch(/"[^" ]*(?:rating|review|offer|price)[^" ]*":/i);
  });

  it("stands on the page", () => {
    const shown = path === pages.blog.path ? blogPages : [path];
    const words = shown.map((address) => wordsOf(pageAt(address))).join("\n");
    const things = thingsOf(pageAt(path)).filter(
      (thing) => !["Organization", "WebSite"].includes(thing["@type"]),
    );
    const unseen = things
      .flatMap((thing) => textsOf(thing))
      .filter((text) => !isAddress(text) && !SHOWN_OTHERWISE.includes(text.field))
      .filter(({ text }) => !words.includes(text.toLowerCase()));
    expect(unseen).toEqual([]);
  });

  it("leads to pages and places of the site that are there", () => {
    const dead = thingsOf(pageAt(path))
      .flatMap((thing) => textsOf(thing))
      .filter((text) => isAddress(text) && text.text.startsWith(ORIGIN) && text.field !== "logo")
      .map(({ text }) => new URL(text))
      .filter(({ pathname, search, hash }) => {
        if (!paths.includes(pathname)) return true;
        return hash !== "" && !pageAt(`${pathname}${search}`).getElementById(hash.slice(1));
      });
    expect(dead.map(({ href }) => href)).toEqual([]);
  });
});

describe("the organization", () => {
  it("has no fact that the site does not show", () => {
    const shown = found.map((path) => wordsOf(pageAt(path))).join("\n");
    const [organization] = thingsOf(pageAt(pages.home.path), "Organization");
    const unseen = textsOf(organization).filter(
      (text) =>
        ![...ONLY_FOR_PROGRAMS, ...SHOWN_OTHERWISE].includes(text.field) &&
        !text.text.startsWith(ORIGIN) &&
        !shown.includes(text.text.toLowerCase()),
    );
    expect(unseen).toEqual([]);
    expect(shown).toContain(`tel:${String(organization?.["telephone"]).replaceAll("-", "")}`);
  });
});

describe("who publishes", () => {
  it.each([
    ["the site", pages.home.path, "WebSite"],
    ["the site, where the page has no address", UNKNOWN, "WebSite"],
    ["the blog", pages.blog.path, "Blog"],
  ])("%s is the organization of the same page", (_, path, type) => {
    const [organization] = thingsOf(pageAt(path), "Organization");
    const [published] = thingsOf(pageAt(path), type);
    expect(organization?.["@id"]).toBe(`${ORIGIN}/#organization`);
    expect(published?.["publisher"]).toEqual({ "@id": organization?.["@id"] });
  });
});

describe("a trail of breadcrumbs", () => {
  it.each(found.filter((path) => path !== pages.home.path))("leads from the home page to %s", (path) => {
    const [trail] = thingsOf(pageAt(path), "BreadcrumbList");
    const steps = trail?.["itemListElement"] as readonly { position: number; item: string }[];
    expect(steps[0]?.item).toBe(`${ORIGIN}/`);
    expect(steps.at(-1)?.item).toBe(`${ORIGIN}${path}`);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  });
});

describe("the questions of the contact page", () => {
  it("are in its structured data word for word, and in no other page's", () => {
    const [questions] = thingsOf(pageAt(pages.contact.path), "FAQPage");
    expect(questions?.["mainEntity"]).toEqual(
      faq.items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
    expect(found.filter((path) => thingsOf(pageAt(path), "FAQPage").length > 0)).toEqual([
      pages.contact.path,
    ]);
  });
});

describe("the blog's articles", () => {
  it("are in its structured data with the day and the place that the page shows for each", () => {
    const page = pageAt(pages.blog.path);
    const [blog] = thingsOf(page, "Blog");
    const posts = blog?.["blogPost"] as readonly Record<string, string>[];
    expect(posts.map(({ headline }) => headline)).toEqual(
      [featuredArticle, ...gridArticles].map(({ title }) => title),
    );
    for (const { url = "", headline, datePublished, timeRequired, ...others } of posts) {
      const place = pageAt(url.slice(ORIGIN.length)).querySelector("article");
      expect(place?.querySelector("h1")?.textContent).toBe(headline);
      expect(place?.querySelector("time")?.dateTime).toBe(datePublished);
      expect(place?.textContent).toContain(`${/\d+/.exec(timeRequired ?? "")?.[0]} min read`);
      // When an article was changed is not recorded.
      expect(others).not.toHaveProperty("dateModified");
    }
  });
});

describe.each(articlePages)("the structured data of %s", (address) => {
  it("is the posting that the blog lists, whole, below the blog in the trail of breadcrumbs", () => {
    const page = pageAt(address);
    const [posting] = thingsOf(page, "BlogPosting");
    const [blog] = thingsOf(pageAt(pages.blog.path), "Blog");
    const posts = blog?.["blogPost"] as readonly Record<string, string>[];
    const listed = posts.find(({ url }) => url === `${ORIGIN}${address}`);
    const { image: _picture, ...facts } = listed ?? {};
    expect(posting).toMatchObject({ ...facts, mainEntityOfPage: facts["url"] });
    expect(posting?.["publisher"]).toEqual({ "@id": `${ORIGIN}/#organization` });
    expect(posting?.["image"]).toBe(page.querySelector('[property="og:image"]')?.getAttribute("content"));
    const words = wordsOf(page);
    for (const field of ["headline", "description", "articleSection"])
      expect(words).toContain(String(posting?.[field]).toLowerCase());
    const [trail] = thingsOf(page, "BreadcrumbList");
    const steps = trail?.["itemListElement"] as readonly { item: string }[];
    expect(steps.map(({ item }) => item)).toEqual([`${ORIGIN}/`, `${ORIGIN}/blog`, `${ORIGIN}${address}`]);
    expect(thingsOf(page, "Blog")).toEqual([]);
  });
});

describe("a page that is not to be found", () => {
  it.each(["/login", UNKNOWN])("has structured data of the company and the site alone: %s", (path) => {
    expect(thingsOf(pageAt(path))).toEqual(
      ["Organization", "WebSite"].flatMap((type) => thingsOf(pageAt(pages.home.path), type)),
    );
  });
});

describe("a document of an error", () => {
  it("has no structured data", () => {
    expect(thingsOf(pageAt(MALFORMED))).toEqual([]);
  });
});
