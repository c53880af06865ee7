import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { importArticle } from "../../shared/routes/articleLoaders";
import { ArticleText } from "../../shared/pages/blog/article/ArticleText";
import { wholeArticle } from "../../shared/pages/blog/article/WholeArticle";
import { ReadNext } from "../../shared/pages/blog/article/ReadNext";
import { allArticles, featuredArticle } from "../../server/articles";
import type { Block } from "../../shared/pages/blog/ArticleWords";

const open = (body: readonly Block[], article = featuredArticle) =>
  render(<ArticleText id="text" article={article} body={body} />, { wrapper: MemoryRouter });

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

it("an article names its author with the photo, and then its parts, before its text", () => {
  const { container } = open([{ h2: "Two questions" }, { p: "Who is due?" }, { h2: "On Monday" }]);
  const [author] = screen.getAllByText("By Ingrid Okafor-Bell");
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/people/ingrid-okafor-bell.svg");
  const links = [...container.querySelectorAll<HTMLAnchorElement>("nav a")];
  expect(textsOf(links)).toEqual(["Two questions", "On Monday"]);
  for (const { hash, textContent } of links)
    expect(container.querySelector(hash)?.textContent).toBe(textContent);
  const text = screen.getByText("Who is due?");
  expect(author?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("an article whose parts have the same words, or words of no letters, leads to each of them", () => {
  const { container } = open(["Why?", "Why!", "Why 2", "\u05DC\u05DE\u05D4", "…"].map((h2) => ({ h2 })));
  const targets = [...container.querySelectorAll<HTMLAnchorElement>("nav a")].map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(targets).toEqual([...container.querySelectorAll("h2")]);
});

it("an article that was changed says when, below the day on which it was published", () => {
  open([{ p: "Who is due?" }], {
    ...featuredArticle,
    updatedDate: "May 4, 2026",
    updatedIsoDate: "2026-05-04",
  });
  const changed = screen.getByText("Updated May 4, 2026");
  expect(changed.getAttribute("datetime")).toBe("2026-05-04");
  expect(changed.previousElementSibling?.textContent).toBe(`Published ${featuredArticle.date}`);
});

it("a source stands beside the first part of the text that refers to it", () => {
  open([
    { p: ["It helps", { note: 1 }, "."] },
    { list: ["One thing", ["another", { note: 2 }]] },
    { p: ["Again", { note: 1 }] },
    { notes: ["The first study", "The second study"] },
  ]);
  const [first, second, again] = screen.getAllByRole<HTMLAnchorElement>("link");
  const notes = screen.getAllByRole("note");
  expect(notes.map((note) => [note.id, note.textContent, note.getAttribute("aria-label")])).toEqual([
    ["source-1", "1 The first study", "Source 1"],
    ["source-2", "2 The second study", "Source 2"],
  ]);
  expect([first, second, again].map((link) => link?.hash)).toEqual(["#source-1", "#source-2", "#source-1"]);
  const [besideFirst, besideSecond] = notes.map((note) => note.parentElement?.parentElement);
  expect([besideFirst?.contains(first ?? null), besideSecond?.contains(second ?? null)]).toEqual([
    true,
    true,
  ]);
});

const oldest = allArticles.length - 1;
it.each([
  [0, [1, 3], ["Related: 1", "Related: 3", "Older article: 2"]],
  [2, [1, 3], ["Related: 1", "Related: 3", "Older article: 4", "Newer article: 0"]],
  [oldest, [oldest - 1, 0], [`Related: ${oldest - 1}`, "Related: 0", `Newer article: ${oldest - 2}`]],
])(
  "the article %i, counted from the newest, leads to the related ones %j and to its neighbours among the others",
  (at, relatedTo, expected) => {
    const article = allArticles[at] ?? featuredArticle;
    const related = relatedTo.map((index) => ({ slug: allArticles[index]?.slug ?? "", reason: "Related" }));
    const whole = wholeArticle(allArticles, article, { description: "", body: [], related });
    render(<ReadNext id="read-next" {...whole} />, { wrapper: MemoryRouter });
    const shown = screen.getAllByRole("listitem").map((item) => {
      const title = within(item).getByRole("link").textContent;
      const label = within(item).getByText(/^(?:Related|Older article|Newer article)$/).textContent;
      return `${label}: ${allArticles.findIndex((each) => each.title === title)}`;
    });
    expect(shown).toEqual(expected);
  },
);

describe("the figure of an article", () => {
  const show = async (slug: string) => {
    const { body = [] } = (await importArticle(slug))?.words ?? {};
    open(body.filter((block) => "figure" in block));
    return within(screen.getByRole("figure"));
  };

  it("is a table with heads of columns and rows, for screen readers", async () => {
    const figure = await show("meeting-people-where-they-gather");
    const columns = ["Where", "What we did first", "What we do now"];
    expect(textsOf(figure.getAllByRole("columnheader"))).toEqual(columns);
    expect(figure.getAllByRole("rowheader")[0]?.textContent).toBe("Laundromat");
  });

  it.each([
    ["a-reminder-worth-answering", "Example messages. Names and times are invented."],
    ["shared-savings-shared-list", "Sample registry. Entries are invented."],
    ["how-we-test-a-nudge", "Example, invented"],
    ["one-timeline-for-answers-and-nudges", "Example, invented"],
    ["who-is-missing-from-your-waiting-room", /^Illustrative design targets/],
  ])("of %s says whether its numbers are real", async (slug, note) => {
    expect((await show(slug)).getByText(note)).toBeDefined();
  });

  it.each([
    ["one-timeline-for-answers-and-nudges", ".HorizonSteps-steps .HorizonSteps-lit b", ["Reply"]],
    ["how-we-test-a-nudge", ".OverlapChart-shared:is([x='29%'][width='7%'])", [""]],
  ])("of %s lights what its text alternative says", async (slug, lit, words) => {
    expect(textsOf((await show(slug)).getByRole("img").querySelectorAll(lit))).toEqual(words);
  });

  it("of who-is-missing-from-your-waiting-room lights fifteen dots", async () => {
    const figure = await show("who-is-missing-from-your-waiting-room");
    const lit = figure.getByRole("img").querySelector(".LitDots-lit")?.getAttribute("d") ?? "";
    expect(lit.match(/M/g)).toHaveLength(15);
  });
});
