import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGalleryApp } from "../../../scripts/dev/gallery/galleryApp.mjs";
import { newVisit } from "../../support/browser";
import {
  axeChecksOfParts,
  contentChecks,
  focusRingChecks,
  layoutChecks,
  specimenChecks,
} from "../../support/matrix/checks";
import {
  byName,
  describeViewport,
  openWindow,
  prepared,
  type Viewport,
} from "../../support/matrix/describeChecks";
import { asItComes, forcedColors, largeText, moreContrast, pressed } from "../../support/matrix/modes";

const GROUPS = ["Components", "Charts", "Forms", "Sections", "Story"];

const SPECIMENS = "[data-specimen]";

/** The narrowest phone, a tablet and a desktop, in px. */
const WIDTHS = [320, 768, 1280];

/** People stand before a ground of their own, whatever colors are forced around it. */
const IN_FORCED_COLORS = `${SPECIMENS}:not([data-specimen=Person])`;

/** What does not depend on room is checked in the narrowest one. */
const VIEWPORTS = WIDTHS.map((width, index): Viewport => {
  const isNarrowest = index === 0;
  return {
    name: `at ${width} px`,
    size: { width, height: 800 },
    asItComes: [
      asItComes(SPECIMENS, [...specimenChecks, ...layoutChecks, ...contentChecks]),
      ...(isNarrowest ? [asItComes(SPECIMENS, [...axeChecksOfParts, ...focusRingChecks])] : []),
    ],
    otherModes: isNarrowest
      ? [largeText(SPECIMENS), forcedColors(IN_FORCED_COLORS), moreContrast(SPECIMENS), pressed(SPECIMENS)]
      : [],
  };
});

/** Folders of parts of which every one has to be in the gallery. Left out is what only belongs to another part. */
const FOLDERS_OF_PARTS = ["components", "charts"];
const PARTS_OF_OTHERS = ["Drawing", "FigureItem", "FigureValue", "Leads", "MessageBubble", "RunningText"];

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
  const opened = prepared(
    `could not open the group ${group}`,
    async () => {
      const visit = await openWindow({ reducedMotion: "reduce" });
      await open(visit.page, group);
      return visit;
    },
    ({ context }) => context.close(),
  );
  describe.each(byName(VIEWPORTS))("%s", (_, viewport) => {
    describeViewport(opened, viewport);
  });

  it("logs no errors and no warnings", () => {
    // One specimen shows what stands in the place of a photo that is not there.
    const complaints = opened().complaints.filter((complaint) => !complaint.includes("status of 404"));
    expect(complaints).toEqual([]);
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
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("data-specimen") ?? ""));
    for (const name of names) shown.add(name);
  }
  const parts = FOLDERS_OF_PARTS.flatMap((folder) => readdirSync(`shared/${folder}`))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => file.replace(".tsx", ""));
  expect(parts.filter((part) => !shown.has(part))).toEqual([]);
  expect(PARTS_OF_OTHERS.filter((part) => !parts.includes(part))).toEqual([]);
});
