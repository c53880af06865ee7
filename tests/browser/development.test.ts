import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVisit, untilLive } from "../support/browser";
import { openChecksWindow } from "../support/matrix/checksWindow";
import { documentChecks, layoutChecks } from "../support/matrix/checks";
import { startTemporarySite, type TemporarySite } from "../support/temporarySite.mjs";

/** As long as a build may take on a busy machine. */
const WAIT = { timeout: 60_000 };
const STYLES = "shared/styles/base.css";

let site: TemporarySite;
beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.stop());

it("in development a page shows a saved style", async () => {
  const { page, context } = await newVisit();
  await page.goto(`${site.origin}/login`);
  await untilLive(page);
  await site.write(STYLES, `${await site.read(STYLES)}\nbody { margin-left: 3px }`);
  const margin = () => page.evaluate(() => getComputedStyle(document.body).marginLeft);
  await expect.poll(margin, WAIT).toBe("3px");
  await context.close();
}, 90_000);

/** What no delivered article has. */
const DRAFT = `---
id: 900
title: A draft with a block of each kind
teaser: What an editor may write that no article has had so far.
description: "A draft with a picture, a quotation, a sentence set large, a numbered list, smaller headings and a footnote, as an editor may write them."
category: Guide
author: Ingrid Okafor-Bell
date: 2025-09-01
draft: true
topic: Research
product: nudges
audience: All
related:
  - article: how-we-test-a-nudge
    reason: Read this one next too
  - article: a-reminder-worth-answering
    reason: And then read this one
---

The first paragraph refers to a source[^1].

## A heading

### A smaller heading

1. The first step
2. The second step

> A sentence that is set large, for those who only look at a page before they leave it.

> A quotation of somebody who has said more than fits into one line of a phone.
>
> — Somebody With a Long Name

![Nothing but one colour](wide.png "A caption below the picture")

[^1]: [The page of the source](https://example.com/), which is read by people who want to know more

[Ask for a demo](/contact)
`;

it("in development a draft is shown with each kind of block, on phones and on desktops", async () => {
  await site.write("shared/articles/wide.png", PNG.sync.write(new PNG({ width: 400, height: 200 })));
  await site.write("shared/articles/a-draft.md", DRAFT);
  const address = `${site.origin}/blog?article=a-draft`;
  await expect.poll(async () => (await fetch(address)).status, WAIT).toBe(200);
  const { page, context } = await openChecksWindow({ viewport: { width: 1280, height: 900 } });
  // A later build would reload the page while it is looked at.
  await page.route("**/@dev/events", (route) => route.abort());
  const names = [...documentChecks, ...layoutChecks].map(({ name }) => name);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await untilLive(page);
    const picture = page.getByRole("img", { name: "Nothing but one colour" });
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    expect((box?.width ?? NaN) / (box?.height ?? NaN), "the picture keeps its shape").toBeCloseTo(2, 1);
    const found = await page.evaluate((asked) => window.checks.run({ names: asked, scope: "main" }), names);
    expect(Object.values(found).flat()).toEqual([]);
  }
  await context.close();
}, 90_000);
