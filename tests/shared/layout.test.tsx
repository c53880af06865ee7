import { describe, expect, it } from "vitest";
import { linksIn, textOfLink } from "../support/linksIn";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";
import { footerColumns, mainMenu } from "../support/specifiedPages";

const textOf = (part: Element | null | undefined) => part?.textContent.trim();

/** The same on all pages: asked on one that begins dark, and on one that begins pale. Where links lead is asked in menus.test.tsx. */
describe.each(["/", "/contact"])("on %s", (path) => {
  const body = renderedAt(path);
  const [header, footer] = [body.querySelector("header"), body.querySelector("footer")];
  if (!header || !footer) throw new Error(`${path} has no header or no footer`);

  it("the header has its items in the specified order, each of a drop-down with its description", () => {
    const menu = [...header.querySelectorAll("nav[aria-label=Main] > ul > li")].map((item) => ({
      label: textOf(item.querySelector("button") ?? item),
      items: linksIn(item).map((link) => ({
        text: textOfLink(link),
        description: textOf(link.querySelector("span")),
      })),
    }));
    expect(menu).toEqual(
      mainMenu.map(({ label, items }) => ({
        label,
        items: items.map(({ link: { text }, description }) => ({ text, description })),
      })),
    );
  });

  it("the footer has its links in the specified columns and order, one email field and the copyright of 2025", () => {
    const columns = [...footer.querySelectorAll("nav")].map((column) => ({
      heading: textOf(column.querySelector("h2")),
      links: linksIn(column).map(textOfLink),
    }));
    expect(columns).toEqual(
      footerColumns.map(({ heading, links }) => ({ heading, links: links.map(({ text }) => text) })),
    );
    expect(
      [...footer.querySelectorAll("input, textarea, select")].map((field) => field.getAttribute("type")),
    ).toEqual(["email"]);
    for (const words of [
      "Need assistance? Contact us",
      "All figures on this site are illustrative design targets or modeled outcomes. Results vary by deployment.",
      `© 2025 ${company.name}™`,
    ])
      expect(footer.textContent).toContain(words);
  });
});
