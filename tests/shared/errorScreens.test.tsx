import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ErrorScreen } from "../../shared/ErrorScreen";

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it.each([
  [404, "Not Found"],
  [405, "Method Not Allowed"],
] as const)("the error screen shows %i %s, and for 404 that no route matches", (status, words) => {
  render(<ErrorScreen status={status} reason={words} />);
  expect(heading()).toBe("Unexpected Application Error!");
  expect(screen.getByText(`${status} ${words}`)).toBeDefined();
  expect(screen.queryByText("No route matches URL") !== null).toBe(status === 404);
});

it("a page that cannot be rendered leaves its place to the error screen, not to the page before it, and the next link leads on", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const cause = new Error("the cause");
  const AboutPage = () => {
    throw cause;
  };
  vi.doMock("../../shared/pages/about/AboutPage", () => ({ default: AboutPage }));
  // Other files in this worker know the page as it is.
  vi.resetModules();
  const { showAt } = await import("../support/renderedAt");
  showAt("/");
  const follow = (href: string) =>
    act(async () => fireEvent.click(document.querySelector(`footer a[href="${href}"]`) ?? document));
  await follow("/about");
  expect(heading()).toBe("Unexpected Application Error!");
  expect(screen.getByText("500 Internal Server Error")).toBeDefined();
  expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  expect(said.mock.calls.flat()).toContain(cause);
  said.mockClear();
  await follow("/platform");
  expect(heading()).toBe("How a health answer becomes a kept appointment");
  vi.doUnmock("../../shared/pages/about/AboutPage");
  vi.resetModules();
});

it("the 404 page logs the unknown path once, as no error", async () => {
  const { showAt } = await import("../support/renderedAt");
  showAt("/no/such-page?a=b");
  expect(heading()).toBe("Oops! Page not found");
  expect(vi.mocked(console.info).mock.calls).toEqual([["404: no page at /no/such-page"]]);
});
