import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MainNavigation } from "../../shared/layout/MainNavigation";
import { advance } from "../support/advance";

beforeEach(() => {
  vi.useFakeTimers();
  render(<MainNavigation />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole("button", { name: `${name} menu` });
const link = (name: RegExp) => screen.getByRole("link", { name });
const enter = (name: string, pointerType = "mouse") => fireEvent.pointerEnter(button(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" });
const press = (name: string) => fireEvent.click(button(name));
const openMenus = () =>
  ["Platform", "Solutions", "Resources"].filter(
    (name) => button(name).getAttribute("aria-expanded") === "true",
  );

it.each<[sentence: string, steps: readonly (() => unknown)[], open: readonly string[]]>([
  ["opens under the mouse", [() => enter("Platform")], ["Platform"]],
  [
    "stays open for 149 ms after the mouse has left it",
    [() => enter("Platform"), () => leave("Platform"), () => advance(149)],
    ["Platform"],
  ],
  ["closes after 150 ms", [() => enter("Platform"), () => leave("Platform"), () => advance(150)], []],
  [
    "closes also where the mouse has left it before it was rendered",
    [
      () =>
        act(() => {
          enter("Platform");
          leave("Platform");
        }),
      () => advance(150),
    ],
    [],
  ],
  [
    "stays open when the mouse returns in time",
    [
      () => enter("Platform"),
      () => leave("Platform"),
      () => advance(149),
      () => enter("Platform"),
      () => advance(1000),
    ],
    ["Platform"],
  ],
  [
    "gives way to the next one at once",
    [() => enter("Platform"), () => leave("Platform"), () => enter("Solutions")],
    ["Solutions"],
  ],
  [
    "does not close the next one with its own delay",
    [() => enter("Platform"), () => leave("Platform"), () => enter("Solutions"), () => advance(1000)],
    ["Solutions"],
  ],
  ["does not open for a finger that passes over it", [() => enter("Platform", "touch")], []],
  [
    "is pinned by a click after hovering",
    [() => enter("Solutions"), () => press("Solutions"), () => leave("Solutions"), () => advance(1000)],
    ["Solutions"],
  ],
  [
    "closes with the next click",
    [() => enter("Solutions"), () => press("Solutions"), () => press("Solutions")],
    [],
  ],
  [
    "closes when a link in it is followed",
    [() => press("Solutions"), () => fireEvent.click(link(/^For Employers/))],
    [],
  ],
])("a drop-down %s", (_, steps, open) => {
  for (const step of steps) step();
  expect(openMenus()).toEqual(open);
});

it("a drop-down that only the mouse had opened closes on Escape and leaves the focus where it is", () => {
  const about = link(/^About/);
  about.focus();
  enter("Solutions");
  fireEvent.keyDown(document, { key: "Escape" });
  expect(openMenus()).toEqual([]);
  expect(document.activeElement).toBe(about);
});

it.each<[how: string, open: () => void, close: () => void, left: readonly string[]]>([
  ["the mouse opens another", () => press("Platform"), () => enter("Resources"), ["Resources"]],
  [
    "it closes behind the mouse that had opened it",
    () => enter("Platform"),
    () => {
      leave("Platform");
      advance(150);
    },
    [],
  ],
])("a drop-down gives the focus back to its button when %s", (_, open, close, left) => {
  open();
  link(/^Get More Patients/).focus();
  close();
  expect(openMenus()).toEqual(left);
  expect(document.activeElement).toBe(button("Platform"));
});
