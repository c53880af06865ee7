import { expect, it } from "vitest";
import { pages } from "../../shared/routes/pageTable";
import { liveVisit } from "../support/browser";

/** What has been loaded of the text font: its parts. */
const loadedParts = () =>
  performance
    .getEntriesByType("resource")
    .flatMap(({ name }) => /\/instrument-sans-(.*)-[\dA-Z]{8}\.woff2$/.exec(name)?.[1] ?? []);

it("the letters of names are fetched where they occur, and not before", async () => {
  const { page } = await liveVisit(pages.contact.path);
  const name = page.getByLabel("Name").first();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(loadedParts)).toEqual(["basic"]);
  await name.fill("Zürich");
  await expect.poll(() => page.evaluate(loadedParts)).toEqual(["basic", "latin"]);
  await name.fill("Łukasz");
  await expect.poll(() => page.evaluate(loadedParts)).toEqual(["basic", "latin", "latin-ext"]);
});
