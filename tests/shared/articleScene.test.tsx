import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { topics } from "../../shared/pages/blog/Article";
import { allArticles, featuredArticle } from "../../server/articles";
import { ArticleScene } from "../../shared/pages/blog/drawings/ArticleScene";

it("the drawing of each article is decoration", () => {
  for (const article of allArticles) {
    const { container } = render(<ArticleScene article={article} />);
    const [svg, ...others] = container.children;
    expect([svg?.getAttribute("aria-hidden"), others.length]).toEqual(["true", 0]);
  }
});

it("an article without numbers is drawn by its topic and its minutes, each topic differently", () => {
  const { drawing: _, ...plain } = featuredArticle;
  const drawings = topics.flatMap((topic) =>
    [3, 4].map((readMins) => {
      const { container } = render(<ArticleScene article={{ ...plain, topic, readMins }} />);
      return container.innerHTML;
    }),
  );
  expect(new Set(drawings).size).toBe(2 * topics.length);
});
