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

const actions = {
  enter: (name: string) => fireEvent.pointerEnter(button(name), { pointerType: "mouse" }),
  "pass over": (name: string) => fireEvent.pointerEnter(button(name), { pointerType: "touch" }),
  leave: (name: string) => fireEvent.pointerLeave(button(name), { pointerType: "mouse" }),
  press: (name: string) => fireEvent.click(button(name)),
  focus: (name: string) => act(() => link(name).focus()),
  follow: (name: string) => fireEvent.click(link(name)),
  wait: (milliseconds: string) => advance(Number(milliseconds)),
  "touch the page": () => fireEvent.pointerDown(document.body),
  "switch windows": () => act(() => (document.activeElement as HTMLElement).blur()),
  escape: () => fireEvent.keyDown(document, { key: "Escape" }),
};

/** What a visitor does, one after the other: "enter Platform, wait 150". */
function perform(steps: string): void {
  for (const step of steps.split(", ")) {
    const found = Object.entries(actions).find(([action]) => step.startsWith(action));
    if (!found) throw new Error(step);
    const [action, act] = found;
    act(step.slice(action.length + 1));
  }
}

it.each([
  ["opens under the mouse", "enter Platform", ["Platform"]],
  ["stays open for 149 ms after the mouse", "enter Platform, leave Platform, wait 149", ["Platform"]],
  ["closes after 150 ms", "enter Platform, leave Platform, wait 150", []],
  [
    "stays open when the mouse returns in time",
    "enter Platform, leave Platform, wait 149, enter Platform, wait 1000",
    ["Platform"],
  ],
  ["gives way to the next at once", "enter Platform, leave Platform, enter Solutions", ["Solutions"]],
  [
    "does not close the next with its own delay",
    "enter Platform, leave Platform, enter Solutions, wait 1000",
    ["Solutions"],
  ],
  ["does not open for a finger that passes over it", "pass over Platform", []],
  ["is pinned by a click", "enter Solutions, press Solutions, leave Solutions, wait 1000", ["Solutions"]],
  ["closes with the next click", "enter Solutions, press Solutions, press Solutions", []],
  ["closes with a press outside", "press Solutions, touch the page", []],
  ["closes when a link in it is followed", "press Solutions, follow For Employers", []],
  ["stays open behind another window", "press Solutions, focus For E, switch windows", ["Solutions"]],
  ["closes when the focus goes on", "press Solutions, focus For Employers, focus About", []],
])("a drop-down %s", (_, steps, open) => {
  perform(steps);
  expect(openMenus()).toEqual(open);
});

it("a drop-down closes also where the mouse has left it before it was rendered", () => {
  act(() => perform("enter Platform, leave Platform"));
  perform("wait 150");
  expect(openMenus()).toEqual([]);
});

it.each([
  ["that was pinned closes on Escape", "press Solutions, focus For Employers, escape", [], "Solutions menu"],
  ["gives way to the mouse", "press Platform, focus Get, enter Resources", ["Resources"], "Platform menu"],
  ["closes behind the mouse", "enter Platform, focus Get, leave Platform, wait 150", [], "Platform menu"],
  ["that only the mouse had opened closes on Escape", "focus About, enter Solutions, escape", [], "About"],
])("a drop-down %s, and a visible item has the focus", (_, steps, open, focused) => {
  perform(steps);
  expect(openMenus()).toEqual(open);
  expect(document.activeElement?.ariaLabel ?? document.activeElement?.textContent).toBe(focused);
});
