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

it("the waiting room has a seat for each, and somebody on each one taken, in a wide window and in a narrow one", () => {
  for (const [total, taken] of [
    [100, 15],
    [81, 2],
  ] as const) {
    const { container } = render(<WaitingRoom total={total} taken={taken} />);
    for (const room of container.querySelectorAll("svg")) {
      const column = Number(room.querySelector("pattern")?.getAttribute("width"));
      const rows = [...room.querySelectorAll("rect")].map((row) => Number(row.getAttribute("width")));
      const seats = rows.reduce((sum, width) => sum + width / column, 0);
      expect([seats, room.querySelectorAll("image").length]).toEqual([total, taken]);
    }
  }
});
