import { render } from "@testing-library/react";
import { Router } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { App } from "../../shared/App";
import { pageAddresses } from "../support/addresses";
import { navigatorTo } from "../support/navigatorTo";
import { renderedAt } from "../support/renderedAt";
import {
  footerLinks,
  headerLinks,
  linksOf,
  notes,
  specifiedPages,
  type Link,
  type SpecifiedPage,
  type Way,
} from "../support/specifiedPages";
import * as company from "../support/specifiedCompany";

/** Where the router was asked to go. */
const push = vi.fn<(path: string) => void>();

const showAt = (path: string): HTMLElement =>
  render(
    <Router location={path} navigator={navigatorTo(push)}>
      <App />
    </Router>,
  ).container;

/** Follows a link, and sees whether the router, the browser or another program takes the visitor on. */
function wayOf(link: HTMLElement): Way {
  const href = link.getAttribute("href") ?? "";
  if (link.getAttribute("target") === "_blank") {
    expect(wordsOf(link)).toContain("(opens in a new tab)");
    return "new tab";
  }
  if (/^(?:mailto|tel):/.test(href)) return "own program";
  push.mockClear();
  let isLeftToBrowser = true;
  const watch = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", watch, { once: true });
  link.click();
  expect(push, href).toHaveBeenCalledTimes(isLeftToBrowser ? 0 : 1);
  if (isLeftToBrowser) return "document";
  return href.startsWith("#") ? "on the page" : "in the site";
}

const wordsOf = (link: Element) =>
  [link, ...link.querySelectorAll("[aria-label]")]
    .map((part) => part.getAttribute("aria-label") ?? part.textContent)
    .join(" ");

/** Links with their ways, in the specification's words as far as it knows them. */
function textsOf(links: readonly HTMLElement[], specified: readonly Link[]): ReadonlySet<string> {
  const texts = links.flatMap((link) => {
    const [way, address, words] = [wayOf(link), link.getAttribute("href"), wordsOf(link)];
    const known = specified.filter(([, href, part]) => href === address && words.includes(part));
    const said = known.length > 0 ? known.map(([, , part]) => part) : [words];
    return said.map((part) => `${way} ${address} ${part}`);
  });
  return new Set(texts);
}

const listed = (words: string) => words.split(" | ").filter(Boolean);
const inOneLine = (text: string) => text.replaceAll("'", "’").replaceAll(/\s+/g, " ").trim();

/** The headings of a page and of its sections, in order, each with the words up to the next one. */
function partsOf(body: HTMLElement) {
  const walker = document.createTreeWalker(body.querySelector("main") ?? body, NodeFilter.SHOW_TEXT);
  const parts: { readonly heading: Element; words: string }[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const heading = parentElement?.closest("h1, h2");
    const present = parts.at(-1);
    if (heading && heading !== present?.heading) parts.push({ heading, words: "" });
    else if (!heading && present) present.words += ` ${textContent ?? ""}`;
  }
  return parts.map(({ heading, words }) => ({
    heading: inOneLine(heading.textContent),
    words: inOneLine(words),
  }));
}

/** The notes and words of the specification that a page lacks, or has in another order, below their headings. */
function missingIn(body: HTMLElement, { sections }: SpecifiedPage): readonly string[] {
  const parts = partsOf(body);
  return Object.entries(sections).flatMap(([title, content], index) => {
    const { words = "" } = parts[index] ?? {};
    let place = 0;
    const isNext = (each: string) => {
      const wanted = notes[each] ?? each;
      const at = words.indexOf(wanted, place);
      if (at >= 0) place = at + wanted.length;
      return at >= 0;
    };
    return listed(content).flatMap((each) => (isNext(each) ? [] : [`${title}: ${each}`]));
  });
}

/** What a page shows. */
function factsOf(body: HTMLElement) {
  const namesOf = (selector: string) =>
    [...body.querySelectorAll(`header ${selector}`)].map((mark) =>
      (mark.querySelector("strong") ?? mark).textContent.trim(),
    );
  return {
    h1: [...body.querySelectorAll("h1")].map((h1) => h1.textContent),
    headings: partsOf(body).map(({ heading }) => heading),
    // Portraits have their own test, and what only decorates has no words.
    pictures: [
      ...body.querySelectorAll("main :is([role=img], img):not(.Avatar *, [aria-hidden], [aria-hidden] *)"),
    ].map((picture) => picture.getAttribute("aria-label") ?? picture.getAttribute("alt")),
    marked: [namesOf(":not([popover] *)[aria-current]"), namesOf("[popover] [aria-current]")],
  };
}

describe.each(Object.entries(specifiedPages))("%s", (path, page) => {
  it.each([
    ["rendered on the client", showAt],
    ["rendered on the server", renderedAt],
  ])(
    "shows, %s, its sections, figures, notes and pictures in order, and its marks in both menus",
    (_, open) => {
      const body = open(path);
      const { sections, pictures = "", marked = [] } = page;
      const headings = Object.keys(sections);
      expect(factsOf(body)).toEqual({
        h1: headings.slice(0, 1),
        headings: headings.map((words) => expect.stringContaining(words) as string),
        pictures: listed(pictures).map((begin) => expect.stringMatching(`^${begin}`) as string),
        marked: [marked, marked.slice(-1)],
      });
      expect(missingIn(body, page)).toEqual([]);
    },
  );

  it.each(["header", "mobile menu", "main", "footer"] as const)(
    "leads from its %s where the specification says, each link in its way",
    (area) => {
      const body = showAt(path);
      const linksIn = (selector: string) =>
        // Not to a page that the specification does not name yet.
        [...body.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)].filter(
          ({ pathname }) => pathname in specifiedPages || !pageAddresses.includes(pathname),
        );
      const home: Link = ["in the site", "/", company.name];
      const mobile = linksIn("[popover]");
      const areas = {
        header: [linksIn("header").filter((link) => !mobile.includes(link)), [home, ...headerLinks]],
        "mobile menu": [mobile, headerLinks],
        // The articles and filters of the blog have their own tests.
        main: [
          linksIn("main").filter((link) => path !== "/blog" || !link.matches('[href^="/blog"]')),
          linksOf(page),
        ],
        footer: [linksIn("footer"), footerLinks],
      } as const;
      const [links, specified] = areas[area];
      expect(textsOf(links, specified)).toEqual(new Set(specified.map((link) => link.join(" "))));
    },
  );
});
