import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { GetMorePatientsPage } from "../../shared/pages/get-more-patients/GetMorePatientsPage";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";
import { stepsOf } from "../support/stepsOf";

afterEach(clearScreen);

const showPage = () => render(<GetMorePatientsPage />, { wrapper: MemoryRouter });
const section = (name: string) => screen.getByRole("region", { name });

describe("page for More Good Years", () => {
  it("leads from the hero to the contact page, down to the four steps and out to the registry", () => {
    showPage();
    const hero = section("More Good Years: meet patients you have not seen yet");
    const [contact, steps, registry] = within(hero).getAllByRole("link");
    expect(contact?.getAttribute("href")).toBe("/contact");
    const target = document.querySelector(
      new URL(steps?.getAttribute("href") ?? "", "http://site/platform/get-more-patients").hash,
    );
    expect(target).toBe(section("Four steps from invitation to visit"));
    expect(registry?.getAttribute("target")).toBe("_blank");
    expect(registry?.textContent).toContain("(opens in a new tab)");
  });

  it("shows the registry in use: eight people, of whom the first is opened with the next step", () => {
    showPage();
    const registry = screen.getByRole("img", { name: /^Sample registry/ });
    const people = [...registry.querySelectorAll(".RegistryTable-entry")].map(
      ({ textContent }) => textContent,
    );
    expect(people).toHaveLength(8);
    expect(people).toEqual(expect.arrayContaining(["MGY-2041", "MGY-2126"]));
    const [first] = registry.querySelectorAll(".RegistryWindow-entry");
    expect(first?.textContent).toContain("Offer Tuesday 5:40 PM");
    expect(registry.textContent).toContain("EveryoneCall todayWaiting for a reply");
  });

  it("lights one window more with every step", () => {
    showPage();
    const steps = section("Four steps from invitation to visit");
    expect(stepsOf(steps)).toEqual(
      ["Invite", "Assess", "Match", "Book"].map((name, index) => [`Step ${index + 1} of 4`, name]),
    );
    const houses = within(steps).getAllByRole("listitem");
    expect(houses.map((house) => house.querySelectorAll(".House-lit").length)).toEqual([1, 2, 3, 4]);
    expect(houses.map((house) => house.querySelectorAll(".House-window").length)).toEqual([4, 4, 4, 4]);
  });

  it("leads from the steps to the solutions by their moved address", () => {
    showPage();
    const link = within(section("Four steps from invitation to visit")).getByRole("link");
    expect(link.getAttribute("href")).toBe("/solutions/overview");
  });

  it("draws the completion on the same axis as the industry's", () => {
    showPage();
    const chart = screen.getByRole("img", { name: /^Range chart from 0% to 100%/ });
    expect(chart.textContent).toBe("IndustryMore Good Years0%40%60%90%100%");
  });

  it("says under the four figures what a guarantee means, and where to read more", () => {
    showPage();
    const stats = section("The results we design for");
    expect(within(stats).getAllByRole("term")).toHaveLength(4);
    expect(within(stats).getByText("6 to 1")).toBeDefined();
    expect(stats.textContent).toContain("only where a signed agreement states it");
    expect(within(stats).getByRole("link", { name: "Read the full disclaimer" }).getAttribute("href")).toBe(
      "/modeled-outcomes#disclaimer",
    );
  });

  it("says that the person quoted is an example", () => {
    showPage();
    expect(section("A hospital chief executive on finding neighbors").textContent).toContain(
      "Illustrative quote. The person and organization are examples.",
    );
  });

  it("says that a demo request was submitted", () => {
    showPage();
    fireEvent.submit(screen.getByRole("form", { name: "Request your More Good Years demo" }));
    expect(keptToasts().at(-1)).toMatchObject(toasts.demo);
  });
});
