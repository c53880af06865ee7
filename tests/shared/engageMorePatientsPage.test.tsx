import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { EngageMorePatientsPage } from "../../shared/pages/engage-more-patients/EngageMorePatientsPage";
import { keptToasts } from "../../shared/toasts/toastStore";
import { toasts } from "../../shared/toasts/toasts";
import { clearScreen } from "../support/clearScreen";
import { stepsOf } from "../support/stepsOf";

afterEach(clearScreen);

const showPage = () => render(<EngageMorePatientsPage />, { wrapper: MemoryRouter });
const section = (name: string) => screen.getByRole("region", { name });

describe("page for eNgage AI", () => {
  it("leads from the hero to the contact page and, by its moved address, to the solutions", () => {
    showPage();
    const hero = section("eNgage AI: messages that help people follow through");
    expect(
      within(hero)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/contact", "/solutions/overview"]);
    expect(within(hero).getByRole("log", { name: "Cedar Hollow Clinic" })).toBeDefined();
    expect(hero.textContent).toContain("Example messages. Names and times are invented.");
  });

  it("marks the five steps at equal distances on a day of twenty-four hours", () => {
    showPage();
    const rail = screen.getByRole("img", { name: /^One day as a rail with five marks/ });
    expect(rail.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(24);
    const places = [...rail.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("cx")));
    expect(places.slice(1).map((place, index) => place - (places[index] ?? 0))).toEqual([250, 250, 250, 250]);
    expect(stepsOf(section("The five-step nudge flow"))).toEqual(
      ["Signal", "Choose", "Send", "Listen", "Adjust"].map((name, index) => [`Step ${index + 1} of 5`, name]),
    );
  });

  it("calls its three outcomes modeled", () => {
    showPage();
    const outcomes = section("Where better engagement shows up");
    expect(within(outcomes).getAllByRole("term")).toHaveLength(3);
    expect(outcomes.textContent).toContain("Modeled outcomes. Results vary by deployment.");
  });

  it("shows four messages, each with its kind and its idea", () => {
    showPage();
    const messages = within(section("What a nudge looks like")).getAllByRole("listitem");
    expect(
      messages.map((message) => [
        within(message).getByRole("heading", { level: 3 }).textContent,
        within(message).getByRole("img").getAttribute("aria-label")?.split(" ")[0],
      ]),
    ).toEqual([
      ["SMS reminder", "Phone"],
      ["Email nudge", "Email"],
      ["App notification", "Phone"],
      ["Care gap alert", "Alert"],
    ]);
  });

  it("says that a demo request was submitted", () => {
    showPage();
    fireEvent.submit(screen.getByRole("form", { name: "Request your eNgage AI demo" }));
    expect(keptToasts().at(-1)).toMatchObject(toasts.demo);
  });
});
