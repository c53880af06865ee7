import { expect, it } from "vitest";
import { featuredArticle } from "../../server/articles";
import { structuredData } from "../../server/discovery/structuredData";
import { pages } from "../../shared/routes/pageTable";
import { articleAddresses, listedPages } from "../support/addresses";
import { fieldsOf } from "../support/articleSources";
import { parsedDocuments } from "../support/parsedDocuments";
import { ORIGIN } from "../support/sourceSite";
import * as company from "../support/specifiedCompany";

const LISTS = ["/blog", "/blog?topic=Research", "/blog?q=zzz"];

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

const listed = [...listedPages, ...articleAddresses];
const all = [...listed, "/login", "/no-such-page", "/%"];
const parsed = await parsedDocuments([...all, ...LISTS]);

/** The structured data of the page, of one type or of all; a block that is no JSON throws. */
const thingsOf = (path: string, type?: string): readonly Thing[] =>
  [...parsed(path).querySelectorAll('script[type="application/ld+json"]')]
    .map((block) => JSON.parse(block.textContent ?? "") as Thing)
    .filter((thing) => type === undefined || thing["@type"] === type);

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

const PUBLISHED = { inLanguage: "en-US", publisher: { "@id": `${ORIGIN}/#organization` } };
const CONTEXT = { "@context": "https://schema.org" };

/** Written by hand: what search engines are told of the company. */
const ORGANIZATION = {
  ...CONTEXT,
  "@type": "Organization",
  "@id": `${ORIGIN}/#organization`,
  name: company.name,
  legalName: `${company.name} Health, Inc.`,
  url: ORIGIN,
  logo: `${ORIGIN}/logo.svg`,
  description: `${company.name} helps hospitals, health plans, ACOs and employers find people at risk in their communities, engage them with behavioral nudges and improve outcomes.`,
  email: `support@${company.domain}`,
  telephone: "+1-617-555-0142",
  foundingDate: "2000",
  address: {
    "@type": "PostalAddress",
    streetAddress: "100 Harbor Street, Suite 400",
    addressLocality: "Boston",
    addressRegion: "MA",
    postalCode: "02110",
    addressCountry: "US",
  },
  contactPoint: [
    {
      "@type": "ContactPoint",
      areaServed: "US",
      availableLanguage: "English",
      contactType: "sales",
      email: `sales@${company.domain}`,
      telephone: "+1-617-555-0142",
    },
    {
      "@type": "ContactPoint",
      areaServed: "US",
      availableLanguage: "English",
      contactType: "customer support",
      email: `support@${company.domain}`,
    },
  ],
  sameAs: [company.linkedInUrl],
};

// On each page there is a thing of these types: above.
it.each(["/about", "/no-such-page"])("says on %s of the company and its site what is specified", (path) => {
  expect(thingsOf(path).slice(0, 2)).toEqual([
    ORGANIZATION,
    { ...CONTEXT, "@type": "WebSite", name: company.name, url: ORIGIN, ...PUBLISHED },
  ]);
});

/** Written by hand: what each place is called in the path that leads to it. */
const PLACES: Readonly<Record<string, string>> = {
  "/": "Home",
  "/about": "About",
  "/platform": "Platform",
  "/platform/get-more-patients": "Get More Patients",
  "/platform/engage-more-patients": "Engage More Patients",
  "/solutions": "Solutions",
  "/solutions/providers": "For Providers",
  "/solutions/health-plans": "For Health Plans",
  "/solutions/employers": "For Employers",
  "/blog": "Blog",
  "/modeled-outcomes": "Modeled Outcomes",
  "/contact": "Contact",
};

/** Of a page that the specification does not know. */
const ANY_NAME = expect.stringMatching(/\S/) as string;

/** The places that lead to an address: "/", "/blog" and "/blog?article=…". */
function placesTo(path: string): readonly string[] {
  const parts = path.split(/(?=[/?])/);
  const places = ["/", ...parts.map((_, index) => parts.slice(0, index + 1).join(""))];
  return places.filter((place) => listed.includes(place));
}

it.each(listed.filter((path) => path !== "/"))("says of %s the places that lead to it, in order", (path) => {
  const steps = placesTo(path).map((place, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: place.includes("article=") ? fieldsOf(place).title : (PLACES[place] ?? ANY_NAME),
    item: `${ORIGIN}${place}`,
  }));
  expect(thingsOf(path, "BreadcrumbList")).toEqual([
    { ...CONTEXT, "@type": "BreadcrumbList", itemListElement: steps },
  ]);
});

/** What a list of articles says of one, by what its editor wrote. */
function postingOf(address: string) {
  const { title, teaser, author, date, updated, topic, picture } = fieldsOf(address);
  return {
    "@type": "BlogPosting",
    headline: title,
    description: teaser,
    url: ORIGIN + address,
    datePublished: date,
    ...(updated !== undefined && { dateModified: updated }),
    author: { "@type": "Person", name: author },
    articleSection: topic,
    timeRequired: expect.stringMatching(/^PT[1-9]\d?M$/) as string,
    ...(picture && { image: `https://images.${company.domain}/blog/${picture.file}` }),
  };
}

it.each(articleAddresses)("says of %s what its editor wrote", (address) => {
  const [, minutes] = /(\d+) min read/.exec(parsed(address).querySelector("main")?.textContent ?? "") ?? [];
  expect(thingsOf(address, "BlogPosting")).toEqual([
    {
      ...CONTEXT,
      ...postingOf(address),
      timeRequired: `PT${minutes}M`,
      // The picture by which it is shared.
      image: `${ORIGIN}/share/articles/${address.replace(/.*=/, "")}.png`,
      mainEntityOfPage: ORIGIN + address,
      ...PUBLISHED,
    },
  ]);
});

// Whether there is such an article by now or not.
it("says of an article that was changed both days, and leaves that of its appearance as it is", () => {
  const article = { ...featuredArticle, updatedIsoDate: "2026-05-04" };
  expect(structuredData({ path: pages.blog.path, article }, ORIGIN).at(-1)).toMatchObject({
    datePublished: featuredArticle.isoDate,
    dateModified: "2026-05-04",
  });
});

it.each(LISTS)(
  "says on %s of the articles that it shows, and no others, what their editors wrote",
  (path) => {
    const titles = [
      ...parsed(path).querySelectorAll<HTMLAnchorElement>("#featured h2 a, #browse h3 a[href*='article=']"),
    ];
    const shown = titles.map(({ href }) => new URL(href, ORIGIN).searchParams.get("article"));
    expect(shown.length).toBeGreaterThan(0);
    expect(thingsOf(path, "Blog")).toEqual([
      {
        ...CONTEXT,
        "@type": "Blog",
        name: `The ${company.name} blog`,
        url: `${ORIGIN}/blog`,
        ...PUBLISHED,
        blogPost: shown.map((slug) => postingOf(`/blog?article=${slug}`)),
      },
    ]);
  },
);

it("says of the questions on /contact the answers that the page shows", () => {
  const main = parsed("/contact").querySelector("main")?.cloneNode(true) as HTMLElement;
  // Spoken forms repeat what is printed before them.
  for (const unseen of main.querySelectorAll(".visually-hidden")) unseen.remove();
  const items = [...main.querySelectorAll("details")];
  const questions = items.map((item) => {
    const name = item.querySelector("summary")?.textContent ?? "";
    return {
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text: (item.textContent ?? "").slice(name.length) },
    };
  });
  expect(questions.length).toBeGreaterThan(3);
  expect(thingsOf("/contact", "FAQPage")).toEqual([
    { ...CONTEXT, "@type": "FAQPage", mainEntity: questions },
  ]);
});
