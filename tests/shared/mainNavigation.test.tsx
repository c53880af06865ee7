import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { MainNavigation } from "../../shared/layout/MainNavigation";
import { advance } from "../support/advance";

beforeEach(() => {
  vi.useFakeTimers();
  render(<MainNavigation />, { wrapper: MemoryRouter });
});

const button = (name: string) => screen.getByRole("button", { name: `${name} menu` });
const link = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });
const openMenus = () =>
  ["Platform", "Solutions", "Resources"].filter((name) => button(name).ariaExpanded === "true");

const enter = (name: string) => () => fireEvent.pointerEnter(button(name), { pointerType: "mouse" });
const passOver = (name: string) => () => fireEvent.pointerEnter(button(name), { pointerType: "touch" });
const leave = (name: string) => () => fireEvent.pointerLeave(button(name), { pointerType: "mouse" });
const press = (name: string) => () => fireEvent.click(button(name));
const focus = (name: string) => () => act(() => link(name).focus());
const follow = (name: string) => () => fireEvent.click(link(name));
const wait = (milliseconds: number) => () => advance(milliseconds);
const touchThePage = () => fireEvent.pointerDown(document.body);
const switchWindows = () => act(() => (document.activeElement as HTMLElement).blur());
const escape = () => fireEvent.keyDown(document, { key: "Escape" });

/** What a visitor does, one after the other. */
type Steps = readonly (() => unknown)[];

const perform = (steps: Steps) => {
  for (const step of steps) step();
};

it.each<readonly [does: string, steps: Steps, open: readonly string[]]>([
  ["stays open for 149 ms after the mouse", [enter("Platform"), leave("Platform"), wait(149)], ["Platform"]],
  ["closes after 150 ms", [enter("Platform"), leave("Platform"), wait(150)], []],
  [
    "stays open when the mouse returns in time",
    [enter("Platform"), leave("Platform"), wait(149), enter("Platform"), wait(1000)],
    ["Platform"],
  ],
  [
    "gives way to the next at once",
    [enter("Platform"), leave("Platform"), enter("Solutions")],
    ["Solutions"],
  ],
  [
    "does not close the next with its own delay",
    [enter("Platform"), leave("Platform"), enter("Solutions"), wait(1000)],
    ["Solutions"],
  ],
  ["does not open for a finger that passes over it", [passOver("Platform")], []],
  [
    "is pinned by a click",
    [enter("Solutions"), press("Solutions"), leave("Solutions"), wait(1000)],
    ["Solutions"],
  ],
  ["closes with the next click", [enter("Solutions"), press("Solutions"), press("Solutions")], []],
  ["closes with a press outside", [press("Solutions"), touchThePage], []],
  ["closes when a link in it is followed", [press("Solutions"), follow("For Employers")], []],
  [
    "stays open behind another window",
    [press("Solutions"), focus("For Employers"), switchWindows],
    ["Solutions"],
  ],
  ["closes when the focus goes on", [press("Solutions"), focus("For Employers"), focus("About")], []],
])("a drop-down %s", (_, steps, open) => {
  perform(steps);
  expect(openMenus()).toEqual(open);
});

it("a drop-down closes also where the mouse has left it before it was rendered", () => {
  act(() => perform([enter("Platform"), leave("Platform")]));
  perform([wait(150)]);
  expect(openMenus()).toEqual([]);
});

it.each<readonly [does: string, steps: Steps, open: readonly string[], focused: string]>([
  [
    "that was pinned closes on Escape",
    [press("Solutions"), focus("For Employers"), escape],
    [],
    "Solutions menu",
  ],
  [
    "gives way to the mouse",
    [press("Platform"), focus("Get More Patients"), enter("Resources")],
    ["Resources"],
    "Platform menu",
  ],
  [
    "closes behind the mouse",
    [enter("Platform"), focus("Get More Patients"), leave("Platform"), wait(150)],
    [],
    "Platform menu",
  ],
  [
    "that only the mouse had opened closes on Escape",
    [focus("About"), enter("Solutions"), escape],
    [],
    "About",
  ],
])("a drop-down %s, and a visible item has the focus", (_, steps, open, focused) => {
  perform(steps);
  expect(openMenus()).toEqual(open);
  expect(document.activeElement?.ariaLabel ?? document.activeElement?.textContent).toBe(focused);
});
