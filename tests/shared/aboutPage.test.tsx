import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { AboutPage } from "../../shared/pages/about/AboutPage";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";
import { clearScreen } from "../support/clearScreen";

afterEach(clearScreen);

const showPage = () => render(<AboutPage />, { wrapper: MemoryRouter });

describe("about page", () => {
  it("names six leaders, each with title and specialty", () => {
    showPage();
    const people = within(screen.getByRole("region", { name: "Leadership team" })).getAllByRole("listitem");
    expect(people.map((person) => within(person).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Ingrid Okafor-Bell",
      "Tomas Ruelle, MD",
      "Soo-jin Hallam, PhD",
      "Wendell Achterberg",
      "Nadia Benhaddou",
      "Mateo Villareal-Ng",
    ]);
    expect(people.every((person) => person.querySelectorAll("p").length === 2)).toBe(true);
  });

  it("shows two initials for a leader without a portrait", () => {
    render(<Leadership leaders={leadership.items} />);
    expect(screen.queryByRole("img")).toBeNull();
    expect([...document.querySelectorAll(".Avatar")].map((avatar) => avatar.textContent)).toEqual([
      "IO",
      "TR",
      "SH",
      "WA",
      "NB",
      "MV",
    ]);
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

  it("shows the milestones in the order of the years", () => {
    showPage();
    const milestones = screen.getByRole("region", { name: "Milestones along the way" });
    const years = [...milestones.querySelectorAll("time")];
    expect(years.map((year) => year.dateTime)).toEqual(["2000", "2010", "2023", "2026"]);
    expect(years.map((year) => year.textContent)).toEqual(["2000", "2010", "2023", "2026"]);
  });
});
