import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { topics } from "../../shared/pages/blog/Article";
import { allArticles, featuredArticle } from "../../server/articles";
import { ArticleScene } from "../../shared/pages/blog/drawings/ArticleScene";
import { WaitingRoom } from "../../shared/pages/blog/drawings/WaitingRoom";

/** What each article counts in its own words, or shows in its figure. */
const drawn = {
  "who-is-missing-from-your-waiting-room": { type: "seats", total: 100, taken: 15 },
  "health-questions-people-will-finish": { type: "questions", total: 12, answered: 3 },
  "a-reminder-worth-answering": { type: "drafts", before: 57, after: 29 },
  "meeting-people-where-they-gather": { type: "seats", total: 2, taken: 1 },
  "shared-savings-shared-list": { type: "lists", count: 3 },
  "one-timeline-for-answers-and-nudges": { type: "events", total: 5, marked: [2] },
  "how-we-test-a-nudge": {
    type: "ranges",
    ranges: [
      { from: 22, to: 36 },
      { from: 29, to: 43 },
    ],
  },
};

it("each delivered article is drawn with numbers of its own text", () => {
  const ofSlug = Object.fromEntries(allArticles.map(({ slug, drawing }) => [slug, drawing]));
  expect(ofSlug).toMatchObject(drawn);
});

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

it.each([
  [100, 15, ["2 of 13", "1 of 7"]],
  [81, 40, ["6 of 13", "3 of 7"]],
])("of %i seats with %i taken, the waiting room shows the same share", (total, taken, shares) => {
  const { container } = render(<WaitingRoom total={total} taken={taken} />);
  const shown = [...container.querySelectorAll("svg")].map((room) => {
    const column = Number(room.querySelector("pattern")?.getAttribute("width"));
    const [row, ...others] = [...room.querySelectorAll("rect")].map((each) => each.getAttribute("width"));
    expect(others, "nobody sits behind somebody").toEqual([]);
    return `${room.querySelectorAll("image").length} of ${Number(row) / column}`;
  });
  expect(shown).toEqual(shares);
});
