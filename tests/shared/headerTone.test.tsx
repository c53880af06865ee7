import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { useHeaderTone } from "../../shared/layout/useHeaderTone";
import { loadAllPages } from "../../shared/pageModules";
import { allPages } from "../../shared/pageTable";
import { advance } from "../support/advance";
import { renderedAt } from "../support/renderedAt";

function Header({ next = "" }) {
  return (
    <header data-tone={useHeaderTone()}>
      <Link to={next}>Next</Link>
    </header>
  );
}

const tone = () => screen.getByRole("banner").getAttribute("data-tone");

/** Shows the header of a page, whose parts say themselves where they begin and end, and the page that it links to. */
function visit(path: string, parts: string, next?: string): void {
  const page = document.createElement("main");
  page.innerHTML = parts;
  document.body.append(page);
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header next={next} />
    </MemoryRouter>,
  );
}

const moveTo = (selector: string, y: string) => document.querySelector(selector)?.setAttribute("data-y", y);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [top = 0, bottom = 0] = (this.getAttribute("data-y") ?? "").split(" to ").map(Number);
    return new DOMRect(0, top, window.innerWidth, bottom - top);
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("the tone under the header", () => {
  it.each([
    ["gradient", "dark"],
    ["dark", "dark"],
    ["tint", "light"],
    ["light", "light"],
  ])("is that of the section 90 px below the top: %s is %s", (section, expected) => {
    const other = expected === "dark" ? "light" : "dark";
    visit(
      "/about",
      `<section data-tone="${other}" data-y="-500 to 90"></section>
       <section data-tone="${section}" data-y="90 to 91"></section>
       <footer data-tone="${other}" data-y="91 to 800"></footer>`,
    );
    expect(tone()).toBe(expected);
  });

  it("is that of the footer, and of nothing but sections and the footer", () => {
    visit(
      "/about",
      `<footer data-tone="dark" data-y="0 to 300"><div data-tone="light" data-y="80 to 100"></div></footer>
       <div data-tone="light" data-y="0 to 300"></div>`,
    );
    expect(tone()).toBe("dark");
  });

  it("is asked for once a second", () => {
    visit("/about", `<section data-tone="dark" data-y="300 to 900"></section>`);
    moveTo("section", "0 to 600");
    advance(999);
    expect(tone()).toBe("light");
    advance(1);
    expect(tone()).toBe("dark");
  });

  it.each(["scroll", "resize"])("is asked for in the next frame after a %s", (event) => {
    visit("/about", `<section data-tone="dark" data-y="300 to 900"></section>`);
    moveTo("section", "0 to 600");
    window.dispatchEvent(new Event(event));
    advance(16);
    expect(tone()).toBe("dark");
  });

  it.each([
    ["/about", "/platform", "dark"],
    ["/platform", "/about", "light"],
    ["/platform", "/products/engage-ai", "light"],
    ["/about", "/no-such-page", "dark"],
  ])("is the next page's own before any section of it is found: from %s to %s", (from, to, expected) => {
    visit(from, "", to);
    fireEvent.click(screen.getByRole("link"));
    expect(tone()).toBe(expected);
  });
});

describe("the tone that the server sends", () => {
  beforeAll(() => loadAllPages(allPages));

  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "is that of the first section of %s",
    (path) => {
      const served = renderedAt(path);
      const section = served.querySelector("main [data-tone]");
      expect(served.querySelector("header")?.getAttribute("data-tone")).toBe(
        ["dark", "gradient"].includes(section?.getAttribute("data-tone") ?? "") ? "dark" : "light",
      );
    },
  );
});
