import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { advance } from "../support/advance";
import { showAt } from "../support/renderedAt";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollTo", scrollTo);
});

/** Shows a page, and begins to see how it is scrolled. */
function open(path: string): void {
  showAt(path);
  scrollTo.mockReset();
}

const main = () => screen.getByRole("main");
const linkIn = (landmark: HTMLElement, name: string | RegExp) => within(landmark).getByRole("link", { name });

/** Follows a link, until its page is there. */
async function follow(link: HTMLElement): Promise<void> {
  fireEvent.click(link);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it.each([
  ["smoothly", false, "smooth"],
  ["at once where less motion is wanted", true, "instant"],
])("a link to the present page scrolls to its top %s", async (_, matches, behavior) => {
  open("/about");
  vi.stubGlobal("matchMedia", () => ({ matches }));
  await follow(linkIn(screen.getByRole("contentinfo"), "About"));
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior }]]);
});

it("a link in a drop-down waits 100 ms before it scrolls to the top of its page", async () => {
  open("/about");
  await follow(linkIn(screen.getByRole("navigation", { name: "Main" }), /^Platform Overview/));
  expect(document.activeElement?.textContent).toBe("How a health answer becomes a kept appointment");
  advance(99);
  expect(scrollTo).not.toHaveBeenCalled();
  advance(1);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it("a filter of the blog leaves the page and the focus where they are, also when it is set already", async () => {
  open("/blog");
  const chip = () => linkIn(main(), /^Research/);
  for (const _ of ["set", "set already"]) {
    chip().focus();
    await follow(chip());
    advance(1000);
    expect(document.activeElement).toBe(chip());
  }
  expect(chip().getAttribute("aria-current")).toBe("true");
  expect(scrollTo).not.toHaveBeenCalled();
});
