import { useRef } from "react";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useHeaderGround } from "../../shared/layout/useHeaderGround";
import { advance } from "../support/advance";

function Header() {
  const header = useRef<HTMLElement>(null);
  return <header ref={header} data-tone={useHeaderGround(header).tone} />;
}

/** Where the dark section begins and ends in the window; the light one lies above and below. */
let dark = { top: 80, bottom: 95 };

beforeEach(() => {
  vi.useFakeTimers();
  dark = { top: 80, bottom: 95 };
  document.elementsFromPoint = (x, y) => {
    const isDark = x === window.innerWidth / 2 && y > dark.top && y < dark.bottom;
    const section = document.querySelector(isDark ? "#dark" : "#light");
    return section ? [section] : [];
  };
  render(
    <MemoryRouter initialEntries={["/about"]}>
      <Header />
      <section id="light" data-tone="light" />
      <section id="dark" data-tone="dark" />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tone = () => screen.getByRole("banner").getAttribute("data-tone");

it("takes the tone of what lies 90 px below the top, in the middle of the window", () => {
  expect(tone()).toBe("dark");
});

it("looks again once a second", () => {
  dark = { top: 300, bottom: 400 };
  advance(999);
  expect(tone()).toBe("dark");
  advance(1);
  expect(tone()).toBe("light");
});

it.each(["scroll", "resize"])("looks again in the next frame after a %s", (event) => {
  dark = { top: 300, bottom: 400 };
  window.dispatchEvent(new Event(event));
  advance(16);
  expect(tone()).toBe("light");
});
