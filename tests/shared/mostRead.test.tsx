import { beforeAll, describe, expect, it } from "vitest";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

beforeAll(() => loadAllPages(allPages));

describe("the Most Read list", () => {
  it("leads to four articles, by the title and the minutes that stand at the article itself", () => {
    const blog = renderedAt("/blog");
    const links = [...blog.querySelectorAll<HTMLAnchorElement>("#most-read ol a")];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "What makes a reminder worth answering5 min read",
      "Who is missing from your waiting room?8 min read",
      "Shared savings start with a shared list6 min read",
      "How to write health questions people will finish6 min read",
    ]);
    for (const link of links) {
      const article = blog.querySelector(link.hash);
      expect(link.textContent).toContain(article?.querySelector("h2, h3")?.textContent);
      expect(article?.textContent).toContain(link.textContent.slice(-"5 min read".length));
    }
  });
});
