import { describe, expect, it } from "vitest";
import { allArticles } from "../../server/articles";
import { spokenFigure } from "../../shared/figures/spokenForms";
import { loadPage } from "../../shared/routes/pageModules";
import { articlePage } from "../../shared/routes/pageTable";
import { pageAddresses } from "../support/addresses";
import { renderedAt } from "../support/renderedAt";

await Promise.all(allArticles.map(({ slug }) => loadPage({ ...articlePage, slug })));
const addresses = [...pageAddresses, ...allArticles.map(({ slug }) => `/blog?article=${slug}`)];

describe.each(addresses)("what screen readers hear of %s", (address) => {
  const body = renderedAt(address);

  it("has each figure in its spoken form", () => {
    const raw: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest("[aria-hidden=true], script, style, option")) continue;
      if (new RegExp(spokenFigure).test(textContent ?? "")) raw.push(textContent ?? "");
    }
    expect(raw).toEqual([]);
  });

  it("has no empty description of a figure", () => {
    expect([...body.querySelectorAll("dd:empty")].map((each) => each.parentElement?.textContent)).toEqual([]);
  });

  it("has no name twice, as a picture and as the words beside it", () => {
    const twice = [...body.querySelectorAll("img")].flatMap(({ alt, parentElement }) => {
      const beside = parentElement?.parentElement?.textContent ?? "";
      return alt && beside.includes(alt) ? [alt] : [];
    });
    expect(twice).toEqual([]);
  });
});
