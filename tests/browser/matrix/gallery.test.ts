import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Page } from "playwright";
import { afterAll, expect, it } from "vitest";
import { createGalleryApp } from "../../../scripts/dev/gallery/galleryApp.mjs";
import { newVisit } from "../../support/browser";
import {
  axeChecksOfParts,
  contentChecks,
  documentChecks,
  focusRingChecks,
  layoutChecks,
  specimenChecks,
  windowChecks,
} from "../../support/matrix/checks";
import { openChecksWindow } from "../../support/matrix/checksWindow";
import { describeInspection } from "../../support/matrix/describeInspection";
import { inspect, newInspection } from "../../support/matrix/inspect";
import type { Look } from "../../support/matrix/looks";
import { asItComes, forcedColors, largeText, moreContrast, pressed } from "../../support/matrix/modes";
import { CONTEXTS } from "../../support/matrix/viewports";
import { isWhole } from "../../support/tier.mjs";

const GROUPS = ["Components", "Charts", "Forms", "Sections", "Story"];

const SPECIMENS = "[data-specimen]";

/** The narrowest phone and a desktop, in px; each night a tablet, too. */
const WIDTHS = isWhole ? [320, 768, 1280] : [320, 1280];

/** What does not depend on room is checked in the narrowest one. */
const LOOKS = WIDTHS.flatMap((width, index): readonly Look[] => {
  const isNarrowest = index === 0;
  const asked = [...specimenChecks, ...windowChecks, ...documentChecks, ...layoutChecks, ...contentChecks];
  const modes = isNarrowest
    ? [
        asItComes(SPECIMENS, [...asked, ...axeChecksOfParts, ...focusRingChecks]),
        largeText(SPECIMENS),
        forcedColors(SPECIMENS),
        moreContrast(SPECIMENS),
        pressed(SPECIMENS),
      ]
    : [asItComes(SPECIMENS, asked)];
  return modes.map((mode) => ({ viewport: { device: "desktop", size: { width, height: 800 } }, mode }));
});

/** Folders of parts of which every one has to be in the gallery. Left out is what only belongs to another part. */
const FOLDERS_OF_PARTS = ["components", "charts/lit", "charts/bars"];
const PARTS_OF_OTHERS = ["Drawing", "FigureItem", "FigureValue", "Lead", "MessageBubble", "RunningText"];

const app = express().use(createGalleryApp()).use(express.static("public"));
const server: Server = app.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open(page: Page, group: string) {
  await page.goto(`${origin}/@dev/gallery?specimens=${group}`);
  await page.getByRole("heading", { level: 1, name: group }).waitFor();
}

const opened = await openChecksWindow(CONTEXTS.desktop);
for (const group of GROUPS) {
  const inspection = newInspection();
  await open(opened.page, group);
  await inspect(opened, LOOKS, inspection);
  // One specimen shows what stands in the place of a photo that is not there.
  const complaints = opened.complaints.splice(0).filter((complaint) => !complaint.includes("status of 404"));
  describeInspection(`the gallery's group ${group}`, { ...inspection, complaints });
}

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
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("data-specimen") ?? ""));
    for (const name of names) shown.add(name);
  }
  const parts = FOLDERS_OF_PARTS.flatMap((folder) => readdirSync(`shared/${folder}`))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(".tsx", ""));
  expect(parts.filter((part) => !shown.has(part))).toEqual([]);
  expect(PARTS_OF_OTHERS.filter((part) => !parts.includes(part))).toEqual([]);
});
