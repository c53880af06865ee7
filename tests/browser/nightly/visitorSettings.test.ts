import { expect, it } from "vitest";
import { pages } from "../../../shared/routes/pageTable";
import { newVisit } from "../../support/browser";

it("on paper, people stand on the horizon of their section", async () => {
  const { page, context } = await newVisit();
  await page.goto(pages.about.path);
  await page.emulateMedia({ media: "print" });
  const below = await page.locator("#hero").evaluate((section) => {
    const feet = section.querySelector(".PeopleScene")?.getBoundingClientRect().bottom ?? 0;
    return section.getBoundingClientRect().bottom - feet;
  });
  expect(below).toBeLessThan(3);
  await context.close();
});

it("a dark theme that a browser makes by itself leaves the pages as they are", async () => {
  const { page, context } = await newVisit({ colorScheme: "dark" });
  await page.goto(pages.contact.path);
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByRole("button", { name: "Send Message" });
  const own = await button.screenshot();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
  expect((await button.screenshot()).equals(own)).toBe(true);
  await context.close();
});

it("what is only spoken is not copied with the text around it", async () => {
  const { page } = await newVisit();
  for (const path of [pages.contact.path, pages.modeledOutcomes.path]) {
    await page.goto(path);
    await page.keyboard.press("ControlOrMeta+a");
    const copied = await page.evaluate(() => getSelection()?.toString());
    expect(copied).toContain("Results vary by deployment.");
    expect(copied).not.toMatch(/opens in a new tab|million dollars/);
  }
});
