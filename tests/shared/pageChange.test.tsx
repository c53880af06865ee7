import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { advance } from "../support/advance";
import { showAt } from "../support/renderedAt";

const ABOUT = "Good care starts with being seen";
const PLATFORM = "How a health answer becomes a kept appointment";
const OUTCOMES = "What a deployment could return";

/** Where the window was scrolled to: in the page, or to one of its sections. */
const scrolled = vi.fn<(to: string, how?: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", (how: ScrollToOptions) => scrolled("page", how));
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element, how) {
    scrolled(this.id, how);
  });
});

/** Shows a page, and begins to see how it is scrolled. */
function open(path: string): void {
  showAt(path);
  scrolled.mockReset();
}

const main = () => screen.getByRole("main");
const linkIn = (landmark: HTMLElement, name: string | RegExp) => within(landmark).getByRole("link", { name });
const toPlatform = () => linkIn(screen.getByRole("navigation", { name: "Main" }), /^Platform Overview/);
const announced = () => document.querySelector("p[role=status]")?.textContent;

/** Follows a link, until its page is there. */
async function follow(link: HTMLElement): Promise<void> {
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it.each([
  ["smoothly", false, "smooth"],
  ["at once where less motion is wanted", true, "instant"],
])(
  "a link to the present page scrolls to its top, and one to a section to that, %s",
  async (_, matches, behavior) => {
    open("/about");
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: matches && query === "(prefers-reduced-motion: reduce)",
    }));
    fireEvent.click(linkIn(screen.getByRole("contentinfo"), "About"));
    expect([scrolled.mock.lastCall, announced()]).toEqual([["page", { top: 0, behavior }], ""]);
    expect(document.activeElement?.tagName).toBe("H1");
    const entries = history.length;
    await follow(linkIn(main(), "Read Our Story"));
    expect([scrolled.mock.lastCall, history.length]).toEqual([["story", { behavior }], entries + 1]);
    await follow(linkIn(screen.getByRole("contentinfo"), "For Employers"));
    expect(scrolled.mock.lastCall).toEqual(["page", { top: 0, behavior }]);
    await follow(linkIn(main(), /^Read the full disclaimer/));
    expect(scrolled.mock.lastCall).toEqual(["disclaimer", { behavior }]);
    expect(document.activeElement?.id).toBe("disclaimer");
  },
);

it("a link in a drop-down waits 100 ms before it scrolls to the top of its page, which is announced", async () => {
  open("/about");
  await follow(toPlatform());
  const heading = main().querySelector<HTMLElement>("h1:focus");
  expect([heading?.textContent, heading?.tabIndex]).toEqual([PLATFORM, -1]);
  expect(announced()).toBe(`${PLATFORM}, page loaded`);
  advance(99);
  expect(scrolled).not.toHaveBeenCalled();
  advance(1);
  expect(scrolled.mock.calls).toEqual([["page", { top: 0, behavior: "smooth" }]]);
});

it.each<[where: string, address: string, state: object, expected: readonly unknown[], focused?: string]>([
  ["where its visitor was", "/about", { scrollY: 300 }, ["page", { top: 300 }], ABOUT],
  ["to the top of a page that nobody has scrolled", "/about", {}, ["page", { top: 0 }], ABOUT],
  ["to a section", "/modeled-outcomes#disclaimer", {}, ["disclaimer", undefined], OUTCOMES],
  ["away from a section", "/modeled-outcomes#disclaimer", { scrollY: 9 }, ["page", { top: 9 }], OUTCOMES],
  ["up the same page, and leaves the focus", "/platform", { scrollY: 300 }, ["page", { top: 300 }]],
])("Back, also within those 100 ms, leads %s", async (_, address, state, expected, focused) => {
  open("/solutions");
  await follow(toPlatform());
  main().querySelector<HTMLElement>("h1:focus")?.blur();
  history.replaceState(state, "", address);
  await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
  expect(main().querySelector(":focus")?.textContent).toBe(focused);
  expect(announced()).toBe(`${focused ?? PLATFORM}, page loaded`);
  advance(1000);
  expect(scrolled.mock.calls).toEqual([expected]);
});

describe("a filter of the blog", () => {
  const chip = () => linkIn(main(), /^Research/);

  beforeEach(() => {
    open("/blog");
    document.head.innerHTML = `<meta name="description"><link rel="canonical"><meta property="og:url">
      <meta name="twitter:image"><script type="application/ld+json">{}</script>`;
  });

  /** Sets the filter, and waits for as long as a page may take to be scrolled. */
  async function set(): Promise<void> {
    chip().focus();
    await follow(chip());
    advance(1000);
  }

  it.each([
    ["set", 1],
    ["set already", 2],
  ])("leaves the page and the focus where they are when it is %s", async (_, times) => {
    for (let done = 0; done < times; done += 1) await set();
    expect(document.activeElement).toBe(chip());
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("leaves what the server says of the page, which is true until another one is there", async () => {
    await set();
    await set();
    expect(document.head.childElementCount).toBe(5);
    await follow(toPlatform());
    expect(document.head.innerHTML.trim()).toBe(`<meta name="description">`);
  });

  it("is not announced as a page", async () => {
    await set();
    await set();
    expect(announced()).toBe("");
  });
});
