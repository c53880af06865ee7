import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useIsStuck } from "../../shared/layout/useIsStuck";

function Header() {
  return <header>{useIsStuck() ? "over the page" : "at the top"}</header>;
}

function scrollTo(y: number): void {
  act(() => {
    window.scrollY = y;
    window.dispatchEvent(new Event("scroll"));
  });
}

it.each([
  [0, "at the top"],
  [12, "at the top"],
  [13, "over the page"],
])("at %i px the header is %s", (y, place) => {
  render(<Header />);
  scrollTo(100);
  scrollTo(y);
  expect(screen.getByRole("banner").textContent).toBe(place);
  scrollTo(0);
});
