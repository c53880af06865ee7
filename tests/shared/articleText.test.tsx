import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { ArticleText } from "../../shared/pages/article/ArticleText";
import { allArticles } from "../../shared/pages/blog/articles";
import type { Block } from "../../shared/pages/blog/articles/ArticleWords";

afterEach(cleanup);

function open(body: readonly Block[], readMins = 5) {
  render(
    <MemoryRouter>
      <ArticleText id="text" article={{ readMins }} body={body} />
    </MemoryRouter>,
  );
}

describe("the text of an article", () => {
  it("lists its parts before it when it takes more than five minutes", () => {
    const body = [{ h2: "Two questions" }, { p: "Who is due?" }, { h2: "On Monday" }];
    open(body, 5);
    expect(screen.queryByRole("navigation")).toBeNull();
    cleanup();
    open(body, 6);
    const contents = screen.getByRole("navigation", { name: "In this article" });
    for (const name of ["Two questions", "On Monday"]) {
      const link = within(contents).getByRole<HTMLAnchorElement>("link", { name });
      expect(document.querySelector(link.hash)?.textContent).toBe(name);
    }
  });

  it("says a pulled sentence once and ends with a link of the site", () => {
    open([
      { pull: "A list with no caller on it is a report." },
      { link: { label: "Read on", href: "/about", nav: "client" } },
    ]);
    expect(screen.getAllByText("A list with no caller on it is a report.")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Read on" }).getAttribute("href")).toBe("/about");
  });
});

describe("the figure of an article", () => {
  const show = async (slug: string) => {
    const words = (await allArticles.find((article) => article.slug === slug)?.words())?.words;
    const figure = words?.body.flatMap((block) => ("figure" in block ? [block.figure] : []))[0];
    if (!figure) throw new Error(`${slug} has no figure`);
    open([{ figure }]);
    return within(screen.getByRole("figure"));
  };

  it("marks the one step that is for a human", async () => {
    const figure = await show("one-timeline-for-answers-and-nudges");
    const steps = figure.getByRole("img", { name: /^Five steps on a horizon/ });
    const marked = [...steps.querySelectorAll(".HorizonSteps-steps .HorizonSteps-lit")];
    expect(marked.map((step) => step.textContent)).toEqual(["Wed 8:22 AMReply“Can someone call me first?”"]);
  });

  it("is a real table with heads of columns and rows, and no note where it has no numbers", async () => {
    const figure = await show("meeting-people-where-they-gather");
    expect(figure.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Where",
      "What we did first",
      "What we do now",
    ]);
    expect(figure.getAllByRole("rowheader")[0]?.textContent).toBe("Laundromat");
    expect(figure.getByText("One season, four changes. The hosts thought of most of them.")).toBeDefined();
    expect(figure.queryByText("none")).toBeNull();
  });

  it.each([
    ["a-reminder-worth-answering", /^Two message bubbles/, "Example messages. Names and times are invented."],
    [
      "shared-savings-shared-list",
      /^Sample registry of four people/,
      "Sample registry. Entries are invented.",
    ],
    [
      "who-is-missing-from-your-waiting-room",
      /^One hundred dots, 15 of them lit/,
      /^Illustrative design targets/,
    ],
    ["how-we-test-a-nudge", /overlap between 29% and 36%/, "Example, invented"],
  ])("of %s is read out as its text alternative, with the note on its kind", async (slug, alt, note) => {
    const figure = await show(slug);
    expect(figure.getByRole("img", { name: alt })).toBeDefined();
    expect(figure.getByText(note)).toBeDefined();
  });

  it("draws as many dots as its caption says, and how we model outcomes is a link", async () => {
    const figure = await show("who-is-missing-from-your-waiting-room");
    expect(figure.getByRole("img").querySelectorAll("circle")).toHaveLength(15);
    expect(figure.getByRole("link", { name: "How we model outcomes" })).toBeDefined();
  });
});
