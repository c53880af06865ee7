import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Audiences } from "../../shared/pages/solutions/Audiences";
import { caseStudies, whoWeServe } from "../../shared/pages/solutions/solutionsContent";

/** Of each audience, its question. */
const AUDIENCES = {
  Providers: "How do we reach people before they end up somewhere else?",
  "Health Plans": "Why do members skip care that costs them nothing?",
  ACOs: "Who in our network still has an open gap?",
  Employers: "Does anyone use the benefits we pay for?",
};

const panels = () => [...document.querySelectorAll(".Audiences-panel")];
const chosen = (selector: string) =>
  [...document.querySelectorAll(`${selector}[data-chosen]`)].map(
    (each) => each.querySelector("h3")?.textContent,
  );
const show = () =>
  render(
    <MemoryRouter>
      <Audiences id="who-we-serve" {...whoWeServe} examples={caseStudies} />
    </MemoryRouter>,
  );

it("each audience has its question", () => {
  show();
  const questions = Object.values(AUDIENCES);
  expect(panels()).toHaveLength(questions.length);
  for (const [index, question] of questions.entries())
    expect(panels()[index]?.textContent).toContain(question);
});

it("shows one audience at a time, and marks its example, where it has one", () => {
  show();
  expect(screen.getByRole("radiogroup", { name: "Who We Serve" })).toBeTruthy();
  expect(chosen(".Audiences-panel")).toEqual(["Providers"]);
  for (const [name, example] of [
    ["Employers", ["Brackwater Foods"]],
    ["ACOs", []],
    ["Health Plans", ["Northfen Health Plan"]],
    ["Providers", ["Cedar Hollow Community Hospital"]],
  ] as const) {
    fireEvent.click(screen.getByRole("radio", { name }));
    expect([chosen(".Audiences-panel"), chosen(".Examples li")]).toEqual([[name], example]);
  }
});
