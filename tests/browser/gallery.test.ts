import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import axe from "axe-core";
import express from "express";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGalleryApp } from "../../scripts/dev/gallery/galleryApp.mjs";
import { newVisit, openVisit, type Visit } from "../support/browser";

const GROUPS = ["Components", "Charts", "Forms", "Sections", "Story"];

/** The narrowest phone, a tablet and a desk. */
const WIDTHS = [320, 768, 1280];

/** Folders of parts of which every one has to be in the gallery. Left out is what only belongs to another part. */
const FOLDERS_OF_PARTS = ["components", "charts"];
const PARTS_OF_OTHERS = ["Drawing", "FigureItem", "FigureValue", "Leads", "MessageBubble", "RunningText"];

/** Levels A and AA of WCAG 2.0 to 2.2. */
const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

let server: Server;
let origin: string;
beforeAll(async () => {
  const app = express().use(createGalleryApp()).use(express.static("public"));
  server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open(page: Page, group: string) {
  await page.goto(`${origin}/@dev/gallery?specimens=${group}`);
  await page.getByRole("heading", { level: 1, name: group }).waitFor();
}

describe.each(GROUPS)("the gallery's group %s", (group) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openVisit({ reducedMotion: "reduce" });
    await open(visit.page, group);
  });
  afterAll(() => visit.context.close());

  it.each(WIDTHS)("fits into a viewport of %i px, each part within its plane", async (width) => {
    await visit.page.setViewportSize({ width, height: 800 });
    const wide = await visit.page
      .locator("[data-specimen]")
      .evaluateAll((planes) =>
        planes
          .filter((plane) => plane.scrollWidth > plane.clientWidth)
          .map(
            (plane) => `${plane.parentElement?.ariaLabel}: ${plane.scrollWidth} > ${plane.clientWidth} px`,
          ),
      );
    expect(wide).toEqual([]);
    const pageWidth = await visit.page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, "the width of the page").toBeLessThanOrEqual(width);
  });

  it("has no part that axe objects to", async () => {
    await visit.page.evaluate(axe.source);
    const violations = await visit.page.evaluate(async (runOnly) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run("[data-specimen]", { runOnly });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    }, LEVELS);
    expect(violations).toEqual([]);
  });

  it("logs no errors and no warnings", () => {
    expect(visit.complaints).toEqual([]);
  });
});

it("lists its groups", async () => {
  const { page } = await newVisit();
  await page.goto(`${origin}/@dev/gallery`);
  await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
  expect(await page.getByRole("main").getByRole("link").allTextContents()).toEqual(GROUPS);
});

it("contains every component and chart", async () => {
  const { page } = await newVisit();
  const shown = new Set(PARTS_OF_OTHERS);
  for (const group of ["Components", "Charts"]) {
    await open(page, group);
    const names = await page
      .locator("[data-specimen]")
      .evaluateAll((planes) => planes.map((plane) => plane.getAttribute("data-specimen") ?? ""));
    for (const name of names) shown.add(name);
  }
  const parts = FOLDERS_OF_PARTS.flatMap((folder) => readdirSync(`shared/${folder}`))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(".tsx", ""));
  expect(parts.filter((part) => !shown.has(part))).toEqual([]);
  expect(PARTS_OF_OTHERS.filter((part) => !parts.includes(part))).toEqual([]);
});
