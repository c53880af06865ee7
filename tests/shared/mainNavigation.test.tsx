import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MainNavigation } from "../../shared/layout/MainNavigation";
import { advance } from "../support/advance";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderAt(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <MainNavigation />
    </MemoryRouter>,
  );
}
const button = (name: string) => screen.getByRole("button", { name: `${name} menu` });
const isOpen = (name: string) => button(name).getAttribute("aria-expanded") === "true";
const enter = (name: string, pointerType = "mouse") => fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" });

describe("the main navigation", () => {
  it("closes a drop-down 150 ms after the mouse has left it, not earlier", () => {
    renderAt("/");
    enter("Platform");
    expect(isOpen("Platform")).toBe(true);
    leave("Platform");
    advance(149);
    expect(isOpen("Platform")).toBe(true);
    advance(1);
    expect(isOpen("Platform")).toBe(false);
  });

  it("closes it also where the mouse has left it before it was rendered", () => {
    renderAt("/");
    act(() => {
      enter("Platform");
      leave("Platform");
    });
    advance(150);
    expect(isOpen("Platform")).toBe(false);
  });

  it("keeps it open when the mouse returns within that time", () => {
    renderAt("/");
    enter("Platform");
    leave("Platform");
    advance(149);
    enter("Platform");
    advance(1000);
    expect(isOpen("Platform")).toBe(true);
  });

  it("moves on to the next drop-down at once, and the delay of the first does not close the second", () => {
    renderAt("/");
    enter("Platform");
    leave("Platform");
    enter("Solutions");
    expect([isOpen("Platform"), isOpen("Solutions")]).toEqual([false, true]);
    advance(1000);
    expect(isOpen("Solutions")).toBe(true);
  });

  it("opens nothing for a finger that passes over it", () => {
    renderAt("/");
    enter("Platform", "touch");
    expect(isOpen("Platform")).toBe(false);
  });

  it("pins what hovering opened with a click, and closes it with the next", () => {
    renderAt("/");
    enter("Solutions");
    fireEvent.click(button("Solutions"));
    leave("Solutions");
    advance(1000);
    expect(isOpen("Solutions")).toBe(true);
    fireEvent.click(button("Solutions"));
    expect(isOpen("Solutions")).toBe(false);
  });

  it("leaves the focus where it is when Escape closes what only the mouse had opened", () => {
    renderAt("/");
    const about = screen.getByRole("link", { name: "About" });
    about.focus();
    enter("Solutions");
    fireEvent.keyDown(document, { key: "Escape" });
    expect(isOpen("Solutions")).toBe(false);
    expect(document.activeElement).toBe(about);
  });

  it("gives the focus back to its button when the mouse opens another", () => {
    renderAt("/");
    fireEvent.click(button("Platform"));
    screen.getByRole("link", { name: /^Get More Patients/ }).focus();
    enter("Resources");
    expect([isOpen("Platform"), isOpen("Resources")]).toEqual([false, true]);
    expect(document.activeElement).toBe(button("Platform"));
  });

  it("gives the focus back to its button when it closes behind the mouse that had opened it", () => {
    renderAt("/");
    enter("Platform");
    screen.getByRole("link", { name: /^Get More Patients/ }).focus();
    leave("Platform");
    advance(150);
    expect(isOpen("Platform")).toBe(false);
    expect(document.activeElement).toBe(button("Platform"));
  });

  it("closes when a link in it is followed", () => {
    renderAt("/");
    fireEvent.click(button("Solutions"));
    fireEvent.click(screen.getByRole("link", { name: /^For Employers/ }));
    expect(isOpen("Solutions")).toBe(false);
  });
});
