import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Audiences } from "../../shared/pages/solutions/Audiences";
import { whoWeServe } from "../../shared/pages/solutions/solutionsContent";

/** Of each audience, its question. */
const AUDIENCES = {
  Providers: "How do we reach people before they end up somewhere else?",
  "Health Plans": "Why do members skip care that costs them nothing?",
  ACOs: "Who in our network still has an open gap?",
  Employers: "Does anyone use the benefits we pay for?",
};

const panels = () => [...document.querySelectorAll(".Audiences-panel")];
const chosen = () =>
  [...document.querySelectorAll(".Audiences-panel[data-chosen] h3")].map(({ textContent }) => textContent);
const show = () =>
  render(
    <MemoryRouter>
      <Audiences id="who-we-serve" {...whoWeServe} />
    </MemoryRouter>,
  );

it("each audience has its question", () => {
  show();
  const questions = Object.values(AUDIENCES);
  expect(panels()).toHaveLength(questions.length);
  for (const [index, question] of questions.entries())
    expect(panels()[index]?.textContent).toContain(question);
});

it("shows one audience at a time", () => {
  show();
  expect(screen.getByRole("radiogroup", { name: "Who We Serve" })).toBeTruthy();
  expect(chosen()).toEqual(["Providers"]);
  for (const name of ["Employers", "ACOs", "Health Plans", "Providers"]) {
    fireEvent.click(screen.getByRole("radio", { name }));
    expect(chosen()).toEqual([name]);
  }
});
