import { describe, expect, it } from "vitest";
import { pageAddresses } from "../support/addresses";
import { renderedAt } from "../support/renderedAt";
import * as company from "../support/specifiedCompany";
import { dropDowns, footerColumns, specifiedPages } from "../support/specifiedPages";

/** What stands in each drop-down by the side of its label, in order. */
const DESCRIPTIONS = {
  Platform: [
    "How the registry, the nudge engine and the reports work together",
    `${company.registry}: find people at risk in your community`,
    `${company.nudges}: nudges that help people follow through`,
  ],
  Solutions: [
    "Returns by audience and what going live looks like",
    "For hospitals, clinics and health systems",
    "For health plans and ACOs that close care gaps",
    "For teams that run employee health benefits",
  ],
  Resources: ["Projected returns and how to read them"],
};

const textOf = (part: Element | null | undefined) => part?.textContent.trim();

/** The links in a part, without those to pages that the specification does not name yet. */
const linksIn = (part: ParentNode) =>
  [...part.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ pathname }) => pathname in specifiedPages || !pageAddresses.includes(pathname),
  );

describe.each(Object.keys(specifiedPages))("on %s", (path) => {
  const body = renderedAt(path);
  const [header, footer] = [body.querySelector("header"), body.querySelector("footer")];
  if (!header || !footer) throw new Error(`${path} has no header or no footer`);

  it("the header has its items in the specified order, each of a drop-down with its description", () => {
    const menu = [...header.querySelectorAll("nav[aria-label=Main] > ul > li")].map((item) => {
      const links = linksIn(item).map((link) => [
        link.getAttribute("href"),
        textOf(link.querySelector("strong") ?? link),
        textOf(link.querySelector("span")),
      ]);
      return [textOf(item.querySelector("button") ?? item), links];
    });
    const specified = Object.entries(dropDowns).map(([label, links]) => [
      label,
      Object.entries(links).map((link, index) => [...link, Reflect.get(DESCRIPTIONS, label)[index]]),
    ]);
    expect(menu).toEqual([["About", [["/about", "About", undefined]]], ...specified]);
  });

  it("the header has an outlined button to the registry, and one to contact", () => {
    const buttons = [...header.querySelectorAll(".Button:not([popover] .Button)")].map((button) => [
      button.getAttribute("href"),
      button.classList.contains("Button-outline"),
    ]);
    expect(buttons).toEqual([
      [`https://registry.${company.domain}`, true],
      ["/contact", false],
    ]);
  });

  it("the mobile menu has the same items in the same order", () => {
    const mobile = linksIn(header.querySelector("[popover] nav") ?? footer);
    expect(mobile.map((link) => [link.getAttribute("href"), textOf(link)])).toEqual([
      ["/about", "About"],
      ...Object.values(dropDowns).flatMap(Object.entries),
    ]);
  });

  it("the footer has its links in the specified columns and order, one email field and the copyright of 2025", () => {
    const columns = [...footer.querySelectorAll("nav")].map((column) => [
      textOf(column.querySelector("h2")),
      linksIn(column).map((link) => [link.getAttribute("href"), textOf(link)]),
    ]);
    expect(columns).toEqual(
      Object.entries(footerColumns).map(([heading, links]) => [heading, Object.entries(links)]),
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
