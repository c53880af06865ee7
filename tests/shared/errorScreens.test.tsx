import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../shared/ErrorBoundary";
import { ErrorScreen } from "../../shared/ErrorScreen";
import { allPages } from "../../shared/pageTable";
import { NotFoundPage } from "../../shared/pages/not-found/NotFoundPage";

afterEach(cleanup);

function Broken(): never {
  throw new Error("the cause");
}

describe("the error screen", () => {
  it.each([
    [400, "400 Bad Request"],
    [403, "403 Forbidden"],
    [405, "405 Method Not Allowed"],
  ] as const)("shows status and text of %i", (status, words) => {
    render(<ErrorScreen status={status} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error!");
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/No route/)).toBeNull();
  });

  it("says for 404 that no route matches", () => {
    render(<ErrorScreen status={404} />);
    expect(screen.getByText("No route matches URL")).toBeTruthy();
  });

  it("stands in the place of a page that fails, with a way home, and the cause is in the console", () => {
    const complaints = vi.mocked(console.error).mockImplementation(() => {});
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error!");
    expect(screen.getByText("500 Internal Server Error")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
    expect(complaints.mock.calls.flat()).toContainEqual(new Error("the cause"));
    complaints.mockClear();
  });
});

describe("a page that a link leads to and that cannot be rendered", () => {
  it("leaves its place to the error screen, not to the page before it, and the next link leads on", async () => {
    vi.stubGlobal("matchMedia", () => new EventTarget());
    vi.stubGlobal("scrollTo", () => {});
    const complaints = vi.mocked(console.error).mockImplementation(() => {});
    vi.doMock("../../shared/pages/about/AboutPage", () => ({ AboutPage: Broken }));
    // Other files in this worker know the page as it is.
    vi.resetModules();
    const { loadAllPages } = await import("../../shared/pageModules");
    const { App } = await import("../../shared/App");
    await loadAllPages(allPages);
    render(<App />, { wrapper: MemoryRouter });
    const follow = async (href: string) => {
      const link = document.querySelector(`footer a[href="${href}"]`);
      await act(async () => link && fireEvent.click(link));
      return screen.getByRole("heading", { level: 1 }).textContent;
    };
    expect(await follow("/about")).toBe("Unexpected Application Error!");
    expect(await follow("/platform")).toBe("How a health answer becomes a kept appointment");
    complaints.mockClear();
    vi.unstubAllGlobals();
    vi.doUnmock("../../shared/pages/about/AboutPage");
    vi.resetModules();
  });
});

describe("the 404 page", () => {
  it("logs the unknown path once, as no error", () => {
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    render(
      <MemoryRouter initialEntries={["/no/such-page?a=b"]}>
        <NotFoundPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops! Page not found");
    expect(info.mock.calls).toEqual([["404: no page at /no/such-page"]]);
  });
});
