import { render } from "@testing-library/react";
import { createPath, Router, type To } from "react-router-dom";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../shared/App";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";
import {
  footerLinks,
  headerLinks,
  specifiedPages,
  wordsOfNote,
  type Link,
  type Way,
} from "../support/specifiedPages";

/** Where the router was asked to go. */
const push = vi.fn<(to: unknown) => void>();
const navigator = {
  push,
  replace: push,
  go: () => {},
  createHref: (to: To) => (typeof to === "string" ? to : createPath(to)),
};

beforeAll(() => loadAllPages(allPages));
beforeEach(() => {
  vi.spyOn(console, "info").mockReturnValue();
});

const showAt = (path: string): HTMLElement =>
  render(
    <Router location={path} navigator={navigator}>
      <App />
    </Router>,
  ).container;

/** Follows a link, and sees whether the router, the browser or another program takes the visitor on. */
function wayOf(link: HTMLElement): Way {
  const href = link.getAttribute("href") ?? "";
  if (link.getAttribute("target") === "_blank") return "new tab";
  if (/^(?:mailto|tel):/.test(href)) return "own program";
  push.mockClear();
  let isLeftToBrowser = true;
  const watch = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", watch, { once: true });
  link.click();
  expect(push.mock.calls.length, `${href} is left either to the router or to the browser`).toBe(
    isLeftToBrowser ? 0 : 1,
  );
  if (isLeftToBrowser) return "document";
  return href.startsWith("#") ? "on the page" : "in the site";
}

const wordsOf = (link: Element) =>
  [link, ...link.querySelectorAll("[aria-label]")]
    .map((part) => part.getAttribute("aria-label") ?? part.textContent)
    .join(" ");

/** The specified links that are not among these, or take another way, and these that are not specified. */
function faultsIn(links: readonly HTMLElement[], specified: readonly Link[]) {
  const isSame = (link: Element, [, href, words]: Link) =>
    link.getAttribute("href") === href && wordsOf(link).includes(words);
  return {
    missing: specified.filter((each) => !links.some((link) => isSame(link, each))),
    onAnotherWay: specified.flatMap(([way, href, words]) =>
      links
        .filter((link) => isSame(link, [way, href, words]))
        .map((link) => [href, words, wayOf(link)] as const)
        .filter(([, , found]) => found !== way),
    ),
    unspecified: links
      .filter((link) => !specified.some((each) => isSame(link, each)))
      .map(({ outerHTML }) => outerHTML),
  };
}
const noFaults = { missing: [], onAnotherWay: [], unspecified: [] };

const typographic = ({ textContent }: Element) => textContent.replaceAll("'", "’");

/** What a page shows, and in `missing` what the specification gives it besides. */
function factsOf(body: HTMLElement, { headings, lists = [] }: (typeof specifiedPages)[string]) {
  const found = [...body.querySelectorAll("main :is(h1, h2, h3)")];
  const headingWith = (words: string) => found.find((heading) => typographic(heading).includes(words));
  const textsUnder = (words: string) =>
    [
      ...(headingWith(words)?.closest("section, main")?.querySelectorAll("p, figcaption, caption, li") ?? []),
    ].map(({ textContent }) => textContent.trim());
  const namesOf = (selector: string) =>
    [...body.querySelectorAll(`header ${selector}`)].map((mark) =>
      (mark.querySelector("strong") ?? mark).textContent.trim(),
    );
  const toneOf = (part: string) => body.querySelector(part)?.getAttribute("data-tone") ?? "";
  return {
    h1: [...body.querySelectorAll("h1")].map((h1) => h1.textContent),
    pictures: [...body.querySelectorAll("main :is([role=img], img)")].map(
      (picture) => picture.getAttribute("aria-label") ?? picture.getAttribute("alt"),
    ),
    isToned: toneOf("header") === (/dark|gradient/.test(toneOf("main [data-tone]")) ? "dark" : "light"),
    marked: [namesOf(":not([popover] *)[aria-current]"), namesOf("[popover] [aria-current]")],
    missing: [
      ...headings.flatMap((heading) => {
        const [words, ...notes] = typeof heading === "string" ? ([heading] as const) : heading;
        if (!headingWith(words)) return [words];
        const texts = textsUnder(words);
        return notes
          .filter((kind) => !texts.some((text) => text.startsWith(wordsOfNote(kind))))
          .map((kind) => `the note "${kind}" under ${words}`);
      }),
      ...lists.filter((list) => {
        const [heading = "", ...items] = list.split(" | ");
        const section = headingWith(heading)?.closest("section, main");
        const words = section ? typographic(section) : "";
        let place = -1;
        return !items.every((item) => (place = words.indexOf(item, place + 1)) >= 0);
      }),
    ],
  };
}

describe.each(Object.entries(specifiedPages))("%s", (path, page) => {
  it.each([
    ["in the browser", showAt],
    ["without script", renderedAt],
  ])(
    "shows %s its headings, notes by its figures, pictures and lists under a header in its tone, and is marked in both menus",
    (_, open) => {
      const [h1] = [page.headings[0]].flat();
      const { pictures = [], marked = [[], []] } = page;
      expect(factsOf(open(path), page)).toEqual({ h1: [h1], pictures, isToned: true, marked, missing: [] });
    },
  );

  it("leads where the specification says, each link in its way, from header, mobile menu, page and footer", () => {
    const body = showAt(path);
    const linksIn = (selector: string) => [...body.querySelectorAll<HTMLElement>(`${selector} a[href]`)];
    const home: Link = ["in the site", "/", "Larkwell"];
    const mobile = linksIn("[popover]");
    const wide = linksIn("header").filter((link) => !mobile.includes(link));
    expect(faultsIn(wide, [home, ...headerLinks])).toEqual(noFaults);
    expect(faultsIn(mobile, headerLinks)).toEqual(noFaults);
    expect(faultsIn(linksIn("footer"), footerLinks)).toEqual(noFaults);
    // The articles and filters of the blog have their own tests.
    const ofMain = linksIn("main").filter((link) => path !== "/blog" || !link.matches('[href^="/blog"]'));
    expect(faultsIn(ofMain, page.links)).toEqual(noFaults);
  });
});
