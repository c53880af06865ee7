import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { Audiences } from "../../shared/pages/solutions/Audiences";
import { caseStudies, whoWeServe } from "../../shared/pages/solutions/solutionsContent";

/** Of each audience, its question, and the ratio where it has one. */
const AUDIENCES = {
  Providers: ["How do we reach people before they end up somewhere else?", "8:1"],
  "Health Plans": ["Why do members skip care that costs them nothing?", "12:1"],
  ACOs: ["Who in our network still has an open gap?"],
  Employers: ["Does anyone use the benefits we pay for?", "6:1"],
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

it("each audience has its question, and its ratio where the specification has one", () => {
  show();
  expect(panels()).toHaveLength(Object.keys(AUDIENCES).length);
  for (const [index, [question = "", ratio]] of Object.values(AUDIENCES).entries()) {
    expect(panels()[index]?.textContent).toContain(question);
    expect(panels()[index]?.querySelector(".Audiences-value [aria-hidden]")?.textContent).toBe(ratio);
  }
});

it("the ratio of an audience is of the kind that its figure has", () => {
  show();
  const kinds = panels().map((panel) => panel.querySelector(".KindNote")?.textContent.split(":")[0]);
  expect(kinds).toEqual(["Modeled", "Modeled", undefined, "Target"]);
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
