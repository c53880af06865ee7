import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { allArticles } from "../../server/articles";
import { articleAddresses } from "../support/addresses";
import { changeOf, fieldsOf } from "../support/articleSources";
import { parsedDocuments } from "../support/parsedDocuments";
import { parsedXml, textIn, textsOf } from "../support/parsedXml";
import { ORIGIN, sharedSite } from "../support/sourceSite";
import * as company from "../support/specifiedCompany";

const { get } = await sharedSite();
const parsed = await parsedDocuments(articleAddresses);

/** Without spaces, and as notes end in both: on a page with a link, or without a stop. */
const plain = (words: string | null) => words?.replaceAll(/\s|\.?( How we model.*)?$/g, "");
const seenIn = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((element) => {
    const seen = element.cloneNode(true) as Element;
    for (const unseen of seen.querySelectorAll(".visually-hidden")) unseen.remove();
    return plain(seen.textContent);
  });

/** As many as a feed has at the least. */
const newest = allArticles.slice(0, 10).map(({ slug }) => `/blog?article=${slug}`);

describe("the feed", () => {
  let feed: Document;
  beforeAll(async () => {
    feed = parsedXml((await get("/blog/feed.xml")).text);
  });

  /** The entry of an article. */
  const entryOf = (address: string) => {
    const link = feed.querySelector(`entry > link[href="${ORIGIN}${address}"]`);
    if (!link?.parentElement) throw new Error(`The feed has no entry of ${address}`);
    return link.parentElement;
  };

  it("says what it is, and where", () => {
    const told = ["id", "title", "subtitle"].map((name) => textIn(feed, `feed > ${name}`));
    expect(told).toEqual([`${ORIGIN}/blog`, `${company.name} blog`, expect.stringMatching(/^.{80,160}$/)]);
    const links = [...feed.querySelectorAll("feed > link")].map((each) =>
      Object.fromEntries([...each.attributes].map(({ name, value }) => [name, value])),
    );
    expect(links).toEqual([
      { rel: "self", type: "application/atom+xml", href: `${ORIGIN}/blog/feed.xml` },
      { rel: "alternate", type: "text/html", href: `${ORIGIN}/blog` },
    ]);
    expect(feed.documentElement.getAttribute("xml:lang")).toBe("en-US");
    expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  });

  it("has the newest articles first", () => {
    const links = [...feed.querySelectorAll("entry > link")].map((each) => each.getAttribute("href"));
    expect(links.slice(0, newest.length)).toEqual(newest.map((address) => `${ORIGIN}${address}`));
  });

  it("was updated when the last of its articles was", () => {
    expect(textIn(feed, "feed > updated")).toBe(textsOf(feed, "entry > updated").toSorted().at(-1));
  });

  it.each(newest)("says of %s what its editor wrote", (address) => {
    const fields = fieldsOf(address);
    const told = [...entryOf(address).children].filter(({ tagName }) => tagName !== "content");
    const valueOf = (part: Element) =>
      part.getAttribute("href") ?? part.getAttribute("term") ?? part.textContent;
    expect(told.map((part) => [part.tagName, valueOf(part)])).toEqual([
      // An id that stays when an article is renamed.
      ["id", `${ORIGIN}/blog#article-${fields.id}`],
      ["title", fields.title],
      ["link", ORIGIN + address],
      ["published", `${fields.date}T12:00:00Z`],
      ["updated", `${changeOf(fields)}T12:00:00Z`],
      ["author", fields.author],
      ["category", fields.topic],
      ["summary", fields.teaser],
    ]);
    expect(entryOf(address).querySelector("content")?.getAttribute("type")).toBe("html");
  });

  describe.each(articleAddresses.filter((address) => newest.includes(address)))("has of %s", (address) => {
    const page = parsed(address);
    const text = page.querySelector("#text") ?? page;
    let html: string;
    let content: Document;
    beforeAll(() => {
      html = textIn(entryOf(address), "content");
      content = new JSDOM(html).window.document;
    });

    it.each([
      ["headings", "h2"],
      ["paragraphs", "p:not(figure *, nav *, .ArticleMargin *, [role=note], :has(img))"],
      ["captions", "figcaption"],
      ["lists", "ul:not(figure *, nav *) li"],
      ["tables", "th, td"],
    ])("the same %s as its page", (_what, selector) => {
      expect(seenIn(content, selector)).toEqual(seenIn(text, selector));
    });

    it("nothing between the items of a list or the cells of a table", () => {
      expect(html.match(/<\/(?:li|t[dhr])>[^<].{0,60}/g)).toBeNull();
    });

    it("the words for its drawings", () => {
      const drawings = [...text.querySelectorAll("figure [role=img]")];
      const alternatives = drawings.map((drawing) => plain(drawing.getAttribute("aria-label")));
      expect(seenIn(content, "figure > p")).toEqual(alternatives);
    });

    it("no relative links, for which a feed reader has no page to begin at", () => {
      const links = [...content.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
      expect(links.filter((to) => !/^(?:https?:|mailto:|tel:|#)/.test(to))).toEqual([]);
    });
  });
});
