import { expect, it } from "vitest";
import { liveVisit, newVisit, untilLive, WIDE } from "../support/browser";
import { headerLink, menuButton, menuLink } from "../support/headerParts";
import { scrollPosition, scrollTo } from "../support/scrollPosition";

const STILL = { ...WIDE, reducedMotion: "reduce" } as const;

it("without script, every link of the header can be seen on a wide screen, and followed by keyboard", async () => {
  const { page } = await newVisit({ ...STILL, javaScriptEnabled: false });
  await page.goto("/");
  for (const name of ["About", "Contact Us"]) await headerLink(page, name).waitFor();
  const menus = { Platform: "Get More Patients", Solutions: "For Employers", Resources: "Modeled Outcomes" };
  for (const [name, link] of Object.entries(menus)) {
    await menuButton(page, name).hover();
    await menuLink(page, link).waitFor();
  }
  await page.mouse.move(-1, -1);
  await menuButton(page, "Solutions").focus();
  for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/solutions/providers");
  expect(await page.locator("h1").count()).toBe(1);
});

it.each([true, false])(
  "the header stays at the top of the window and has a ground after 12 px, script running: %s",
  async (javaScriptEnabled) => {
    const { page } = await newVisit({ ...STILL, javaScriptEnabled });
    await page.goto("/");
    if (javaScriptEnabled) await untilLive(page);
    const header = page.getByRole("banner");
    const hasGround = () =>
      header.evaluate((element) => {
        const [, , , opacity = 1] = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
        return Number(opacity) > 0.9;
      });
    for (const top of [13, 12, 2000]) {
      await page.evaluate((y) => window.scrollTo({ top: y }), top);
      await expect.poll(hasGround).toBe(top > 12);
      expect((await header.boundingBox())?.y).toBe(0);
    }
  },
);

it("the skip link leads past the header to the page's first link, and keeps the query of the page", async () => {
  const { page } = await liveVisit("/blog?topic=Research", STILL);
  for (const key of ["Tab", "Enter"]) await page.keyboard.press(key);
  await page.waitForURL("**/blog?topic=Research#main");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main")?.id)).toBe("main");
});

it("the header marks the present page in forced colors, and muted words are plain where more contrast is wanted", async () => {
  const { page } = await newVisit({ ...STILL, forcedColors: "active" });
  await page.goto("/about");
  const read = (part: Element, [pseudo, property]: readonly string[]) =>
    getComputedStyle(part, pseudo).getPropertyValue(property ?? "");
  const styleOf = (selector: string, ...what: readonly string[]) =>
    page.locator(selector).first().evaluate(read, what);
  const mark = await styleOf("header [aria-current]", "::after", "background-color");
  expect(mark).not.toBe(await styleOf("body", "", "background-color"));
  await page.emulateMedia({ forcedColors: "none", contrast: "more" });
  for (const [muted, plain] of [
    ["footer p", "footer h2"],
    ["main .lead", "main h1"],
  ] as const)
    expect(await styleOf(muted, "", "color")).toBe(await styleOf(plain, "", "color"));
});

it("the header takes the focus without moving the page", async () => {
  const { page } = await liveVisit("/", STILL);
  await scrollTo(page, 1700);
  await headerLink(page, "About").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header")?.className)).toBe("Header");
  expect(await scrollPosition(page)).toBe(1700);
});
