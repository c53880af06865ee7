import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";

it("leaders without a portrait have two initials in its place", () => {
  render(<Leadership leaders={leadership.items} />);
  expect(screen.queryByRole("img")).toBeNull();
  ["IO", "TR", "SH", "WA", "NB", "MV"].forEach((initials) => screen.getByText(initials));
});

it("a leader's portrait is shown until it fails to load, then the initials", () => {
  const photo = "https://images.larkwell.example/leaders/ingrid-okafor-bell.jpg";
  render(<Leadership leaders={leadership.items.slice(0, 1).map((leader) => ({ ...leader, photo }))} />);
  const portrait = screen.getByRole("img", { name: "Portrait of Ingrid Okafor-Bell" });
  expect(screen.queryByText("IO")).toBeNull();
  fireEvent.error(portrait);
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getByText("IO")).toBeDefined();
});
