import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

// Also after a test that fails: the test files of a worker share their modules.
afterEach(() => {
  for (const page of ["about/AboutPage", "blog/article/ArticleHead"])
    vi.doUnmock(`../../shared/pages/${page}`);
  vi.resetModules();
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it("a page that cannot be rendered leaves its place to the error screen, not to the page before it, and the next one can be reached", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const cause = new Error("the cause");
  const fail = () => {
    throw cause;
  };
  vi.doMock("../../shared/pages/about/AboutPage", () => ({ default: fail, loadFor: undefined }));
  vi.doMock("../../shared/pages/blog/article/ArticleHead", () => ({ ArticleHead: fail }));
  // Other files in this worker know the page as it is.
  vi.resetModules();
  const { showAt } = await import("../support/renderedAt");
  showAt("/");
  for (const [path, title] of [
    ["/about", "Unexpected Application Error!"],
    ["/platform", "How a health answer becomes a kept appointment"],
    ["/blog?article=how-we-test-a-nudge", "Unexpected Application Error!"],
    ["/blog", "Notes on reaching people and keeping in touch"],
  ] as const) {
    history.pushState(null, "", path);
    await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
    await vi.waitFor(() => expect(heading()).toBe(title), 10_000);
    if (path !== "/about") continue;
    expect(screen.getByRole("main").textContent).toMatch(/500 Internal Server Error(?!No route)/);
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
    expect(said.mock.calls.flat()).toContain(cause);
  }
  said.mockClear();
});

it("the 404 page logs the unknown path once, as no error", async () => {
  const { showAt } = await import("../support/renderedAt");
  showAt("/no/such-page?a=b");
  expect(heading()).toBe("Oops! Page not found");
  expect(vi.mocked(console.info).mock.calls).toEqual([["404: no page at /no/such-page"]]);
});
