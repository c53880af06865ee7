import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorScreen } from "../../shared/errors/ErrorScreen";

// Also after a test that fails: the test files of a worker share their modules.
afterEach(() => {
  for (const page of ["about/AboutPage", "blog/article/ArticleHead"])
    vi.doUnmock(`../../shared/pages/${page}`);
  vi.resetModules();
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it.each([
  [400, "Bad Request"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [405, "Method Not Allowed"],
])("the error screen shows its heading with %i %s", (status, reason) => {
  const { container } = render(<ErrorScreen status={status} reason={reason} />);
  expect(heading()).toBe("Unexpected Application Error!");
  expect(container.textContent).toContain(`${status} ${reason}`);
  expect(container.textContent.includes("No route matches URL")).toBe(status === 404);
});

it("the error screen says with 404 that no route matches", () => {
  const { container } = render(<ErrorScreen status={404} reason="Not Found" />);
  expect(container.textContent).toMatch(/404 Not Found.*No route matches URL/);
});

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

it("the 404 page logs which article is unknown", async () => {
  const { MemoryRouter } = await import("react-router-dom");
  const { default: NotFoundPage } = await import("../../shared/pages/not-found/NotFoundPage");
  render(
    <MemoryRouter initialEntries={["/blog?article=no-such-article&topic=Research"]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(heading()).toBe("Oops! Page not found");
  const unknown = "/blog?article=no-such-article";
  expect(vi.mocked(console.info).mock.calls).toEqual([[`404: no page at ${unknown}`]]);
});
