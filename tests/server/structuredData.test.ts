import { describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { featuredArticle, gridArticles } from "../../shared/pages/blog/articles";
import { faq } from "../../shared/pages/contact/contactContent";
import { articleAddresses } from "../support/articleAddresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN } from "../support/sourceSite";

const UNKNOWN = "/no-such-page";
const MALFORMED = "/%";
const BLOG_PAGES = ["/blog", "/blog?page=2"];

/** Words that only programs read, or that are shown in another spelling or as another thing's attribute. */
const NOT_SHOWN =
  "description areaServed availableLanguage contactType legalName telephone addressCountry inLanguage timeRequired datePublished".split(
    " ",
  );

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

const found = allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
const parsed = parsedDocuments([...found, "/login", UNKNOWN, MALFORMED, ...BLOG_PAGES, ...articleAddresses]);

/** The structured data of the page, of one type or of all; a block that is no JSON throws. */
const thingsOf = (path: string, type?: string): readonly Thing[] =>
  [...parsed(path).document.querySelectorAll('script[type="application/ld+json"]')]
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
  const body = parsed(path).document.body.cloneNode(true) as HTMLElement;
  // Spoken forms repeat what is printed before them.
  for (const unseen of body.querySelectorAll("script, .visually-hidden")) unseen.remove();
  const attributes = ["aria-label", "href"].flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name)),
  );
  return [body.textContent, ...attributes].join("\n").toLowerCase();
}

/** What the data says and the words do not. */
const unshown = (data: unknown, words: string, otherwise = NOT_SHOWN) =>
  textsOf(data).filter(
    ([field, text]) =>
      !otherwise.includes(field) && !text.startsWith(ORIGIN) && !words.includes(text.toLowerCase()),
  );

const stepsOf = (path: string) => {
  const [trail] = thingsOf(path, "BreadcrumbList");
  return (trail?.["itemListElement"] ?? []) as readonly { position: number; item: string }[];
};

describe.each(found)("the structured data of %s", (path) => {
  it("has a type of schema.org for each thing, each kind once, and what the page shows", () => {
    const things = thingsOf(path);
    expect(new Set(things.map((thing) => thing["@context"]))).toEqual(new Set(["https://schema.org"]));
    const types = things.map((thing) => thing["@type"]);
    expect(types).toEqual([
      "Organization",
      "WebSite",
      ...(path === "/" ? [] : ["BreadcrumbList"]),
      ...(path === "/blog" ? ["Blog"] : path === "/contact" ? ["FAQPage"] : []),
    ]);
    expect(JSON.stringify(things)).not.toMatch(/"[^" ]*(?:rating|review|offer|price)[^" ]*":/i);
    const words = (path === "/blog" ? BLOG_PAGES : [path]).map(wordsOf).join("\n");
    // The featured picture of the blog is an address elsewhere.
    expect(unshown(things.slice(2), words, [...NOT_SHOWN.slice(1), "image"])).toEqual([]);
  });

  it("leads to pages and places of the site that are there, from the home page down to this one", () => {
    const addresses = textsOf(thingsOf(path)).filter(
      ([field, text]) => text.startsWith(ORIGIN) && field !== "logo",
    );
    const dead = addresses.filter(([, text]) => {
      const { pathname, search, hash } = new URL(text);
      const { document } = parsed(`${pathname}${search}`);
      return hash !== "" && !document.getElementById(hash.slice(1));
    });
    expect(dead).toEqual([]);
    const steps = stepsOf(path);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect([steps[0]?.item, steps.at(-1)?.item]).toEqual(
      path === "/" ? [undefined, undefined] : [`${ORIGIN}/`, `${ORIGIN}${path}`],
    );
  });
});

it("has no fact of the organization that the site does not show, and names it as the publisher", () => {
  const shown = found.map(wordsOf).join("\n");
  const [organization] = thingsOf("/", "Organization");
  expect(unshown(organization, shown)).toEqual([]);
  expect(shown).toContain(`tel:${String(organization?.["telephone"]).replaceAll("-", "")}`);
  expect(organization?.["@id"]).toBe(`${ORIGIN}/#organization`);
  for (const [path, type] of [
    ["/", "WebSite"],
    ["/blog", "Blog"],
    [articleAddresses[0] ?? "", "BlogPosting"],
  ] as const)
    expect(thingsOf(path, type)[0]?.["publisher"], type).toEqual({ "@id": organization?.["@id"] });
});

it("has the questions of the contact page word for word", () => {
  expect(thingsOf("/contact", "FAQPage")[0]?.["mainEntity"]).toEqual(
    faq.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
});

it.each(["/login", UNKNOWN])("says of %s what the company and the site are, and no more", (path) => {
  expect(thingsOf(path)).toEqual(["Organization", "WebSite"].flatMap((type) => thingsOf("/", type)));
});

it("says nothing in the document of an error", () => {
  expect(thingsOf(MALFORMED)).toEqual([]);
});

describe("the blog's articles", () => {
  const posts = () => thingsOf("/blog", "Blog")[0]?.["blogPost"] as readonly Record<string, string>[];

  it("are listed with the day and the time that the page of each shows", () => {
    expect(posts().map(({ headline }) => headline)).toEqual(
      [featuredArticle, ...gridArticles].map(({ title }) => title),
    );
    for (const { url = "", headline, datePublished, timeRequired, ...others } of posts()) {
      const place = parsed(url.slice(ORIGIN.length)).document.querySelector("article");
      expect(place?.querySelector("h1")?.textContent).toBe(headline);
      expect(place?.querySelector("time")?.dateTime).toBe(datePublished);
      expect(place?.textContent).toContain(`${/\d+/.exec(timeRequired ?? "")?.[0]} min read`);
      // When an article was changed is not recorded.
      expect(others).not.toHaveProperty("dateModified");
    }
  });

  it.each(articleAddresses)("have on their own page the posting that the blog lists: %s", (address) => {
    const [posting] = thingsOf(address, "BlogPosting");
    const { image: _picture, ...facts } = posts().find(({ url }) => url === `${ORIGIN}${address}`) ?? {};
    expect(posting).toMatchObject({ ...facts, mainEntityOfPage: `${ORIGIN}${address}` });
    const picture = parsed(address).document.querySelector('[property="og:image"]');
    expect(posting?.["image"]).toBe(picture?.getAttribute("content"));
    const told = ["headline", "description", "articleSection"].map((field) => posting?.[field]);
    expect(unshown(told, wordsOf(address), [])).toEqual([]);
    expect(stepsOf(address).map(({ item }) => item)).toEqual(
      ["/", "/blog", address].map((path) => `${ORIGIN}${path}`),
    );
    expect(thingsOf(address, "Blog")).toEqual([]);
  });
});
