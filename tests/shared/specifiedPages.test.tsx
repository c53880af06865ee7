import { describe, expect, it } from "vitest";
import { followed, readOut, showAt } from "../support/followedLinks";
import { linksIn } from "../support/linksIn";
import { renderedAt } from "../support/renderedAt";
import { specifiedPages, type Figure, type SpecifiedSection } from "../support/specifiedPages";

/** For every failure: the page has other words than the specification, and one of the two is to be changed. */
const HINT =
  "The words differ from tests/support/specifiedPages.ts, the tests' copy of the specification: change that only together with the specification. Titles with the same words are in shared/routes/pageTable.ts";

const inOneLine = (text: string) => text.replaceAll("'", "’").replaceAll(/\s+/g, " ").trim();

/** What is printed of a figure or its label: what is only read out stands beside it. */
function printedIn(part: Element | null): string {
  const copy = document.createElement("div");
  copy.innerHTML = part?.innerHTML ?? "";
  for (const spoken of copy.querySelectorAll(".visually-hidden")) spoken.remove();
  return inOneLine(copy.textContent);
}

interface Section {
  readonly heading: string;
  words: string;
  /** The figures of lists and tables, each with the number of characters of the words before it. */
  readonly figures: { readonly at: number; readonly figure: Figure }[];
  readonly links: HTMLAnchorElement[];
}

/** The sections of a page, each with what stands between its heading and the next one. */
function sectionsOf(body: HTMLElement, path: string): readonly Section[] {
  const main = body.querySelector("main") ?? body;
  // The articles and filters of the blog have their own tests.
  const links = new Set<Node>(
    linksIn(main).filter((link) => path !== "/blog" || !link.matches('[href^="/blog"]')),
  );
  let section: Section = { heading: "", words: "", figures: [], links: [] };
  const sections = [section];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Element)) {
      if (!node.parentElement?.closest("h1, h2"))
        section.words = inOneLine(`${section.words} ${node.textContent ?? ""}`);
    } else if (node.matches("h1, h2")) {
      section = { heading: inOneLine(node.textContent), words: "", figures: [], links: [] };
      sections.push(section);
    } else if (node.matches("dt, th[scope=row]")) {
      const figure = { label: printedIn(node), value: printedIn(node.nextElementSibling) };
      section.figures.push({ at: section.words.length, figure });
    } else if (node instanceof HTMLAnchorElement && links.has(node)) section.links.push(node);
  }
  return sections;
}

/** The figures of a section, and those of the specified words that it has, in the order of the section. */
function shownIn(
  { words, figures }: Pick<Section, "words" | "figures">,
  specified: SpecifiedSection["shows"] = [],
) {
  let rest = words;
  let end = 0;
  const found = specified.flatMap((text) => {
    if (typeof text !== "string") return [];
    const next = rest.indexOf(text, end);
    // Words in another place than the specified one are found, too, but none of them twice.
    const at = next === -1 ? rest.indexOf(text) : next;
    if (at === -1) return [];
    rest = rest.slice(0, at) + "\0".repeat(text.length) + rest.slice(at + text.length);
    end = Math.max(end, at + text.length);
    return [{ at, shown: text }];
  });
  return [...found, ...figures.map(({ at, figure }) => ({ at, shown: figure }))]
    .toSorted((one, other) => one.at - other.at)
    .map(({ shown }) => shown);
}

/** Compares section by section, so that a failure says the page and the section. Headings have a test of their own. */
function compareSections<Compared extends { readonly heading: string }>(
  path: string,
  found: readonly Compared[],
  specified: readonly Compared[],
): void {
  for (const [index, section] of specified.entries())
    expect
      .soft({ ...found[index], heading: section.heading }, `${HINT}. ${path}: ${section.heading}`)
      .toEqual(section);
}

/** What a page shows. */
function factsOf(body: HTMLElement, path: string) {
  return {
    h1: [...body.querySelectorAll("h1")].map((h1) => h1.textContent),
    sections: sectionsOf(body, path),
    // Portraits have their own test, and what only decorates has no words.
    pictures: [
      ...body.querySelectorAll("main :is([role=img], img):not(.Avatar *, [aria-hidden], [aria-hidden] *)"),
    ].map((picture) => picture.getAttribute("aria-label") ?? picture.getAttribute("alt")),
  };
}

describe.each(Object.entries(specifiedPages))("%s", (path, page) => {
  const { pictures = [] } = page;
  /** Nothing to compare stands before the first heading. */
  const sections: readonly SpecifiedSection[] = [{ heading: "" }, ...page.sections];
  const headings = sections.map(({ heading }) => heading);

  // What the browser renders has the same elements and words: hydration.test.tsx.
  const { h1, sections: found, pictures: foundPictures } = factsOf(renderedAt(path), path);

  it("has one h1, and its sections' headings in order", () => {
    expect([h1, found.map(({ heading }) => heading)], HINT).toEqual([headings.slice(1, 2), headings]);
  });

  it("shows each section's figures, notes and words in order", () => {
    expect(found).toHaveLength(sections.length);
    compareSections(
      path,
      found.map((section, index) => ({
        heading: section.heading,
        shows: shownIn(section, sections[index]?.shows),
      })),
      sections.map(({ heading, shows = [] }) => ({ heading, shows: [...shows] })),
    );
  });

  it("has its pictures' alternative texts in order", () => {
    expect(foundPictures, HINT).toEqual(pictures);
  });

  it("leads from its main where the specification says, each link in its way", () => {
    const followedLinks = sectionsOf(showAt(path), path).map(({ heading, links }) => ({
      heading,
      links: links.map(followed),
    }));
    expect(followedLinks).toHaveLength(headings.length);
    compareSections(
      path,
      followedLinks,
      sections.map(({ heading, links = [] }) => ({ heading, links: links.map(readOut) })),
    );
  });
});
