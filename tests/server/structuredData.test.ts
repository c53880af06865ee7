import { expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import { articleAddresses } from "../support/articleAddresses";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN } from "../support/sourceSite";

const BLOG_PAGES = ["/blog", "/blog?page=2"];

/** Words that only programs read, or that are shown in another spelling or as another thing's attribute. */
const NOT_SHOWN =
  "description areaServed availableLanguage contactType legalName telephone addressCountry inLanguage timeRequired datePublished".split(
    " ",
  );

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

const found = allPages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
const all = [...found, ...articleAddresses, "/login", "/no-such-page", "/%"];
const parsed = await parsedDocuments([...all, ...BLOG_PAGES]);

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

it.each(all)(
  "has on %s a thing of each type of schema.org that it is to have, published by the company",
  (path) => {
    const things = thingsOf(path);
    expect(things.map((thing) => thing["@type"])).toEqual([
      ...(path === "/%" ? [] : ["Organization", "WebSite"]),
      ...(["/", "/login", "/no-such-page", "/%"].includes(path) ? [] : ["BreadcrumbList"]),
      ...(path.includes("article=") ? ["BlogPosting"] : []),
      ...(path === "/blog" ? ["Blog"] : path === "/contact" ? ["FAQPage"] : []),
    ]);
    const publisher = { "@id": `${ORIGIN}/#organization` };
    for (const thing of things)
      expect(thing).toMatchObject({
        "@context": "https://schema.org",
        ...(thing["@type"] === "Organization" && publisher),
        ...(["WebSite", "Blog", "BlogPosting"].includes(thing["@type"]) && { publisher }),
      });
    expect(JSON.stringify(things)).not.toMatch(/"[^" ]*(?:rating|review|offer|price)[^" ]*":/i);
  },
);

it.each(found)("says on %s only what the page shows, and leads to places that are there", (path) => {
  const things = thingsOf(path);
  const words = (path === "/blog" ? BLOG_PAGES : [path]).map(wordsOf).join("\n");
  // The featured picture of the blog is an address elsewhere.
  expect(unshown(things.slice(2), words, [...NOT_SHOWN.slice(1), "image"])).toEqual([]);
  const dead = textsOf(things)
    .filter(([field, text]) => text.startsWith(ORIGIN) && field !== "logo")
    .filter(([, text]) => {
      const { pathname, search, hash } = new URL(text);
      const place = parsed(`${pathname}${search}`);
      return hash !== "" && !place.getElementById(hash.slice(1));
    });
  expect(dead).toEqual([]);
  const steps = stepsOf(path);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  const ends = path === "/" ? [undefined, undefined] : [`${ORIGIN}/`, `${ORIGIN}${path}`];
  expect([steps[0]?.item, steps.at(-1)?.item]).toEqual(ends);
});

it("has no fact of the organization that the site does not show", () => {
  const shown = found.map(wordsOf).join("\n");
  const [organization] = thingsOf("/", "Organization");
  expect(unshown(organization, shown)).toEqual([]);
  expect(shown).toContain(`tel:${String(organization?.["telephone"]).replaceAll("-", "")}`);
});

it("has every question of the contact page, in its order", () => {
  const questions = thingsOf("/contact", "FAQPage")[0]?.["mainEntity"] as readonly { name: string }[];
  const shown = [...parsed("/contact").querySelectorAll("summary")].map((each) => each.textContent);
  expect(questions.map(({ name }) => name)).toEqual(shown);
});

it.each(articleAddresses)("has on %s the blog's posting, of which the page shows every fact", (address) => {
  const [posting] = thingsOf(address, "BlogPosting");
  const posts = thingsOf("/blog", "Blog")[0]?.["blogPost"] as readonly Record<string, string>[];
  const { image: _picture, ...facts } = posts.find(({ url }) => url === `${ORIGIN}${address}`) ?? {};
  const picture = parsed(address).querySelector('[property="og:image"]')?.getAttribute("content");
  expect(posting).toMatchObject({ ...facts, mainEntityOfPage: `${ORIGIN}${address}`, image: picture });
  const article = parsed(address).querySelector("article");
  expect(article?.querySelector("h1")?.textContent).toBe(facts["headline"]);
  expect(article?.querySelector("time")?.dateTime).toBe(facts["datePublished"]);
  expect(article?.textContent).toContain(`${/\d+/.exec(facts["timeRequired"] ?? "")?.[0]} min read`);
  const told = ["headline", "description", "articleSection"].map((field) => posting?.[field]);
  expect(unshown(told, wordsOf(address), [])).toEqual([]);
  const steps = ["/", "/blog", address].map((path) => `${ORIGIN}${path}`);
  expect(stepsOf(address).map(({ item }) => item)).toEqual(steps);
});
