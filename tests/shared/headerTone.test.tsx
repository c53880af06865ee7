import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useHeaderTone } from "../../shared/layout/useHeaderTone";
import { advance } from "../support/advance";
import { renderedAt } from "../support/renderedAt";

function Header() {
  return <header data-tone={useHeaderTone()} />;
}

const tone = () => screen.getByRole("banner").getAttribute("data-tone");

/** Shows the header of a page, whose parts say themselves where they begin and end. */
function visit(path: string, parts: string): void {
  const page = document.createElement("main");
  page.innerHTML = parts;
  document.body.append(page);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = (this.getAttribute("data-y") ?? "").split(" to ").map(Number);
    const [left = 0, right = 1] = (this.getAttribute("data-x") ?? "0 to 1").split(" to ").map(Number);
    return new DOMRect(left * window.innerWidth, top, (right - left) * window.innerWidth, bottom - top);
  });
});

it.each([
  ["gradient", "dark", "light"],
  ["dark", "dark", "light"],
  ["tint", "light", "dark"],
  ["light", "light", "dark"],
])("the header over a %s section, 90 px below the top, is %s", (section, expected, other) => {
  visit(
    // Which begins with the other tone.
    expected === "dark" ? "/about" : "/platform",
    `<section data-tone="${other}" data-y="-500 to 90"></section>
     <section data-tone="${section}" data-y="90 to 91"></section>
     <footer data-tone="${other}" data-y="91 to 800"></footer>`,
  );
  expect(tone()).toBe(expected);
});

it.each([
  ["dark", "0.49 to 0.51"],
  ["light", "0 to 0.49"],
  ["light", "0.51 to 1"],
])(
  "the header is %s over what is below its horizontal centre, where a dark part covers %s of it",
  (expected, from) => {
    visit(
      "/about",
      `<section data-tone="light" data-y="0 to 300"></section>
     <section data-tone="dark" data-y="0 to 300" data-x="${from}"></section>`,
    );
    expect(tone()).toBe(expected);
  },
);

it("the header goes by the footer, too, and by nothing but sections and the footer", () => {
  visit(
    "/about",
    `<footer data-tone="dark" data-y="0 to 300"><div data-tone="light" data-y="80 to 100"></div></footer>
     <div data-tone="light" data-y="0 to 300"></div>`,
  );
  expect(tone()).toBe("dark");
});

it.each([
  ["once a second", 1000, undefined],
  ["in the next frame after a scroll", 16, "scroll"],
  ["in the next frame after a resize", 16, "resize"],
])("the header looks %s what is under it", (_, milliseconds, event) => {
  visit("/about", `<section data-tone="dark" data-y="300 to 900"></section>`);
  document.querySelector("section")?.setAttribute("data-y", "0 to 600");
  if (event) window.dispatchEvent(new Event(event));
  advance(milliseconds - 1);
  expect(tone()).toBe("light");
  advance(1);
  expect(tone()).toBe("dark");
});

it("the dark part of what employers never see is a section, by which the header goes", () => {
  const unseen = renderedAt("/solutions/employers").querySelector("#privacy section[data-tone=dark]");
  expect(unseen?.textContent ?? "").toContain("You never see Dana");
});
