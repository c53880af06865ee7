import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { layOutAtOnceWhereHeightsMatter, layOutWaitingBands } from "../../client/layOutWaitingBands";

const root = document.documentElement;
const isEverythingLaidOut = () => root.hasAttribute("data-laid-out");
const laidOut = () => [...document.querySelectorAll("section[data-laid-out]")].map(({ id }) => id);

let frames: FrameRequestCallback[];
const nextFrame = () => frames.shift()?.(0);

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
  document.body.innerHTML = `<main>${["hero", "first", "second", "third"].map((id) => `<section id="${id}"></section>`).join("")}</main>`;
});
afterEach(() => {
  window.dispatchEvent(new Event("popstate"));
  root.removeAttribute("data-laid-out");
  vi.unstubAllGlobals();
});

describe("the bands that wait while the page loads", () => {
  it("are laid out one a frame, and then no other ever waits", () => {
    layOutWaitingBands();
    expect(laidOut()).toEqual(["second"]);
    nextFrame();
    expect(laidOut()).toEqual(["second", "third"]);
    expect(isEverythingLaidOut()).toBe(false);
    nextFrame();
    expect(isEverythingLaidOut()).toBe(true);
    expect(frames).toEqual([]);
  });

  it("do not wait where a position is to be restored or a link leads to a section", () => {
    layOutAtOnceWhereHeightsMatter(true);
    expect(isEverythingLaidOut()).toBe(true);
  });

  it.each(["click", "popstate"])("wait no longer after a %s, which may lead to another page", (sign) => {
    layOutAtOnceWhereHeightsMatter(false);
    layOutWaitingBands();
    expect(isEverythingLaidOut()).toBe(false);
    window.dispatchEvent(new Event(sign));
    expect(isEverythingLaidOut()).toBe(true);
    nextFrame();
    expect(laidOut()).toEqual(["second"]);
  });
});
