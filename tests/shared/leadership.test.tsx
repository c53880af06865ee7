import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";

afterEach(cleanup);

describe("the portraits of the leaders", () => {
  it("shows two initials for a leader without a portrait", () => {
    render(<Leadership leaders={leadership.items} />);
    expect(screen.queryByRole("img")).toBeNull();
    const initials = [...document.querySelectorAll(".Avatar")].map(({ textContent }) => textContent);
    expect(initials.join(" ")).toBe("IO TR SH WA NB MV");
  });

  it("shows a portrait until it fails to load, then the initials", () => {
    const photo = "https://images.larkwell.example/leaders/ingrid-okafor-bell.jpg";
    render(<Leadership leaders={leadership.items.slice(0, 1).map((leader) => ({ ...leader, photo }))} />);
    const portrait = screen.getByRole("img", { name: "Portrait of Ingrid Okafor-Bell" });
    expect(screen.queryByText("IO")).toBeNull();
    fireEvent.error(portrait);
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("IO").textContent).toBe("IO");
  });
});
