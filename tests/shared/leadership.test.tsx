import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";

const withoutPhoto = leadership.items.map((leader) => ({ ...leader, photo: "" }));

it("leaders without a portrait have two initials in its place", () => {
  render(<Leadership leaders={withoutPhoto} />);
  expect(document.querySelector("img")).toBeNull();
  ["IO", "TR", "SH", "WA", "NB", "MV"].forEach((initials) => screen.getByText(initials));
});

const ingrid = leadership.items.slice(0, 1);

it.each([true, false])("a portrait is shown until it fails: before the page was live, %s", (early) => {
  // jsdom takes what it does not load for complete, and for as wide as nothing; in browsers its frame has a width.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(early);
  vi.spyOn(HTMLImageElement.prototype, "width", "get").mockReturnValue(96);
  const { container } = render(<Leadership leaders={ingrid} />);
  expect(screen.queryByText("IO") !== null).toBe(early);
  const portrait = () => container.querySelector("img");
  if (!early) fireEvent.error(portrait() ?? container);
  expect(portrait()).toBeNull();
  expect(screen.getByText("IO")).toBeDefined();
});
