import { describe, expect, it } from "vitest";
import { followed, readOut, showAt } from "../support/followedLinks";
import { linksIn } from "../support/linksIn";
import { renderedAt } from "../support/renderedAt";
import {
  footerLinks,
  headerLinks,
  mainMenu,
  mobileMenuLinks,
  specifiedPages,
} from "../support/specifiedPages";

/** Header and footer are the same on all pages: they are followed on the first one, and on one that lies deeper. */
const PAGES_WITH_MENUS = ["/", "/platform/get-more-patients"];

describe.each(PAGES_WITH_MENUS)("%s", (path) => {
  it.each([
    ["header", "header a:not([popover] a)", headerLinks],
    ["mobile menu", "[popover] a", mobileMenuLinks],
    ["footer", "footer a", footerLinks],
  ])("leads from its %s where the specification says, each link in its way", (_, selector, specified) => {
    const links = linksIn(showAt(path)).filter((link) => link.matches(selector));
    expect(links.map(followed), path).toEqual(specified.map(readOut));
  });
});

const wordsIn = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(`header ${selector}`)].map((mark) =>
    (mark.querySelector("strong") ?? mark).textContent.trim(),
  );

const menus = new Set(
  mainMenu.filter(({ items }) => items.length > 1 || items[0]?.description).map(({ label }) => label),
);

describe.each(Object.entries(specifiedPages))("%s", (path, { marked = [] }) => {
  // What the browser renders has the same attributes: hydration.test.tsx.
  it("marks itself and what it belongs to in the wide menu, and itself in the mobile menu", () => {
    const body = renderedAt(path);
    const marks = [
      wordsIn(body, ":not([popover] *)[aria-current]"),
      wordsIn(body, "[popover] [aria-current]"),
    ];
    expect(marks).toEqual([marked, marked.filter((name) => !menus.has(name))]);
  });
});
