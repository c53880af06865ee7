import { expect, it } from "vitest";
import { linksIn, textOfLink } from "../support/linksIn";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";
import { footerColumns, mainMenu } from "../support/specifiedPages";

// In which words and order the links are, and where they lead, is asked in menus.test.tsx.
const textOf = (part: Element | null | undefined) => part?.textContent.trim();
const body = renderedAt("/");
const footer = body.querySelector("footer");

it("the header has its items in the specified order, each link of a drop-down with its description", () => {
  const menu = [...body.querySelectorAll("header nav[aria-label=Main] > ul > li")].map((item) => ({
    label: textOf(item.querySelector("button") ?? item),
    descriptions: linksIn(item).map((link) => textOf(link.querySelector("span"))),
  }));
  expect(menu).toEqual(
    mainMenu.map(({ label, items }) => ({
      label,
      descriptions: items.map(({ description }) => description),
    })),
  );
});

it("the footer has its links below the specified headings", () => {
  const columns = [...(footer?.querySelectorAll("nav") ?? [])].map((column) => ({
    heading: textOf(column.querySelector("h2")),
    links: linksIn(column).map(textOfLink),
  }));
  expect(columns).toEqual(
    footerColumns.map(({ heading, links }) => ({ heading, links: links.map(({ text }) => text) })),
  );
});

it.each([
  "Need assistance? Contact us",
  "All figures on this site are illustrative design targets or modeled outcomes. Results vary by deployment.",
  `© 2025 ${company.name}™`,
])("the footer says: %s", (words) => {
  expect(footer?.textContent).toContain(words);
});
