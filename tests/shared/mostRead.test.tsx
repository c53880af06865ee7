import { beforeAll, describe, expect, it } from "vitest";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { renderedAt } from "../support/renderedAt";

beforeAll(() => loadAllPages(allPages));

describe("the Most Read list", () => {
  it("leads to four articles by title and minutes, and takes the filters along", () => {
    const blog = renderedAt("/blog?topic=Research&utm_source=mail");
    const links = [...blog.querySelectorAll<HTMLAnchorElement>("#most-read ol a")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      [
        "What makes a reminder worth answering4 min read",
        "/blog?article=a-reminder-worth-answering&topic=Research",
      ],
      [
        "Who is missing from your waiting room?5 min read",
        "/blog?article=who-is-missing-from-your-waiting-room&topic=Research",
      ],
      [
        "Shared savings start with a shared list4 min read",
        "/blog?article=shared-savings-shared-list&topic=Research",
      ],
      [
        "How to write health questions people will finish4 min read",
        "/blog?article=health-questions-people-will-finish&topic=Research",
      ],
    ]);
  });
});
