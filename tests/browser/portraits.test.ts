import { expect, it } from "vitest";
import { pages } from "../../shared/routes/pageTable";
import { newVisit } from "../support/browser";

it("leaders have a photo, and the one whose photo is broken has two letters", async () => {
  const { page, context } = await newVisit();
  await page.route("**/people/tomas-ruelle.svg", (route) => route.abort());
  await page.goto(pages.about.path);
  const team = page.locator("#leadership");
  await team.scrollIntoViewIfNeeded();
  await team.getByText("TR", { exact: true }).waitFor();
  const photo = team.locator("img[src='/people/ingrid-okafor-bell.svg']");
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // Their names are written beside them.
  expect(await team.getByRole("presentation").count()).toBe(5);
  await context.close();
});
