import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { capPath } from "../../shared/charts/arc";
import { AboutPage } from "../../shared/pages/about/AboutPage";
import { leadership } from "../../shared/pages/about/aboutContent";
import { Leadership } from "../../shared/pages/about/Leadership";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";

afterEach(clearScreen);

const showPage = () => render(<AboutPage />, { wrapper: MemoryRouter });

describe("about page", () => {
  it("leads from the hero to the platform and down to the story", () => {
    showPage();
    const hero = screen.getByRole("region", { name: "Good care starts with being seen" });
    const [platform, story] = within(hero).getAllByRole("link");
    expect(platform?.getAttribute("href")).toBe("/platform");
    const target = document.querySelector(
      new URL(story?.getAttribute("href") ?? "", "http://site/about").hash,
    );
    expect(target).toBe(screen.getByRole("region", { name: "Our story" }));
  });

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

  it("keeps the landscape of the hero from being read out: the words stand above it", () => {
    showPage();
    const hero = screen.getByRole("region", { name: "Good care starts with being seen" });
    expect(within(hero).queryByRole("img")).toBeNull();
    expect(hero.querySelector("svg.Scene")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("thanks for a demo request in its own words", () => {
    showPage();
    const form = screen.getByRole("form", { name: "Book your demo" });
    expect(within(form).getByLabelText("Organization").getAttribute("name")).toBe("org");
    fireEvent.submit(form);
    expect(keptToasts().at(-1)).toMatchObject(toasts.aboutDemo);
  });
});

describe("a sun on the horizon", () => {
  const horizon = 100;

  it("is a half circle when its centre stands on the horizon", () => {
    expect(capPath(0, horizon, 0, 50)).toBe("M-50 100A50 50 0 0 1 50 100");
  });

  it("is the smaller part of the circle before, the larger part after", () => {
    expect(capPath(0, horizon, -30, 50)).toBe("M-40 100A50 50 0 0 1 40 100");
    expect(capPath(0, horizon, 30, 50)).toBe("M-40 100A50 50 0 1 1 40 100");
  });

  it("is a whole circle once it has left the horizon", () => {
    expect(capPath(0, horizon, 60, 50)).toBe("M-50 40A50 50 0 1 1 50 40A50 50 0 1 1 -50 40");
  });
});
