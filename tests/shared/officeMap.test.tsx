import { act, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { map } from "../../shared/pages/contact/contactContent";
import { OfficeMap } from "../../shared/pages/contact/OfficeMap";
import * as company from "../support/specifiedCompany";

const MAP_TITLE = `Map of the ${company.name} office at 100 Harbor Street, Boston`;

/** The request by which Chromium asks whether the map is there. */
const question = () => document.head.querySelector('link[rel="prefetch"]');
const answer = (event: "load" | "error") => act(async () => question()?.dispatchEvent(new Event(event)));

/** Called by the tests as browsers do when what is observed comes near. */
let comeNear: (() => void) | undefined;

class FakeIntersectionObserver {
  constructor(private readonly handle: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeNear = () => this.handle([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const prerendering = { value: false };
beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  HTMLScriptElement.supports = () => true;
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  comeNear = undefined;
  prerendering.value = false;
  Object.defineProperty(document, "prerendering", { configurable: true, get: () => prerendering.value });
});
afterEach(() => {
  // jsdom has neither, and the files of a worker share it.
  Reflect.deleteProperty(HTMLScriptElement, "supports");
  Reflect.deleteProperty(document, "prerendering");
});

const open = () => render(<OfficeMap id="map" content={map} />, { wrapper: MemoryRouter });
const arrive = () => act(async () => comeNear?.());

it("the map's host hears nothing of a visitor who is far from the map", () => {
  open();
  expect(question()).toBeNull();
  expect(screen.queryByTitle(MAP_TITLE)).toBeNull();
});

it("the map is there once its visitor has come near", async () => {
  open();
  await arrive();
  await answer("load");
  expect(screen.getByTitle(MAP_TITLE).getAttribute("src")).toContain("openstreetmap.org");
});

it("the map's host is not asked for a frame where it did not answer", async () => {
  open();
  await arrive();
  expect(screen.queryByTitle(MAP_TITLE)).toBeNull();
  await answer("error");
  expect(screen.queryByTitle(MAP_TITLE)).toBeNull();
  expect(screen.getByText(/^The map did not load\./)).toBeDefined();
});

it("the map's host hears nothing of a page that is only prerendered, until it is opened", async () => {
  prerendering.value = true;
  open();
  await arrive();
  expect(question()).toBeNull();
  prerendering.value = false;
  document.dispatchEvent(new Event("prerenderingchange"));
  await arrive();
  expect(question()).not.toBeNull();
  await answer("load");
});
