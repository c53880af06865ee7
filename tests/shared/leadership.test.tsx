import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";

it("leaders without a portrait have two initials in its place", () => {
  render(<Leadership leaders={leadership.items} />);
  expect(screen.queryByRole("img")).toBeNull();
  ["IO", "TR", "SH", "WA", "NB", "MV"].forEach((initials) => screen.getByText(initials));
});

const photo = "https://images.larkwell.example/leaders/ingrid-okafor-bell.jpg";
const leadersWithPhoto = leadership.items.slice(0, 1).map((leader) => ({ ...leader, photo }));

it("a leader whose portrait had failed before the page was live has initials", () => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  render(<Leadership leaders={leadersWithPhoto} />);
  expect(screen.getByText("IO")).toBeDefined();
});

it("a leader's portrait is shown until it fails to load, then the initials", () => {
  // jsdom takes what it does not load for complete.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  render(<Leadership leaders={leadersWithPhoto} />);
  const portrait = screen.getByRole("img", { name: "Portrait of Ingrid Okafor-Bell" });
  expect(screen.queryByText("IO")).toBeNull();
  fireEvent.error(portrait);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("IO")).toBeDefined();
});
