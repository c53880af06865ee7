import { within } from "@testing-library/react";

/** What is heard of each step in a list of steps: its place, then its title. */
export function stepsOf(list: HTMLElement): readonly (readonly [string | null, string | null])[] {
  return within(list)
    .getAllByRole("heading", { level: 3 })
    .map((title) => [title.previousElementSibling?.textContent ?? null, title.textContent]);
}
