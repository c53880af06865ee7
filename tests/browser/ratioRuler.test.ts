import type { Page } from "playwright";
import { expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { liveVisit, NARROW, WIDE } from "../support/browser";

const PATH = "/modeled-outcomes";
const range = (page: Page) => page.getByRole("slider", { name: "Yearly program cost" });
const field = (page: Page) => page.getByRole("spinbutton", { name: "Yearly program cost in dollars" });
const modeledReturn = (page: Page) => page.locator("#ratio-ruler dl > div").first().locator("dd").first();

it("follows fast typing and a dragged range on a slow phone without losing a digit", async () => {
  const { page, context, complaints } = await liveVisit(PATH, NARROW);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await field(page).fill("");
  await field(page).pressSequentially("1250000", { delay: 25 });
  await expect.poll(() => field(page).inputValue()).toBe("1250000");
  await expect.poll(() => modeledReturn(page).innerText()).toContain("$10.0M");

  const track = await range(page).boundingBox();
  if (!track) throw new Error("the range is not shown");
  const y = track.y + track.height / 2;
  await page.mouse.move(track.x + track.width / 4, y);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width + 20, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => modeledReturn(page).innerText()).toContain("$40.0M");
  await expect.poll(() => field(page).inputValue()).toBe("5000000");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  expect(complaints).toEqual([]);
  await context.close();
});

it("is used with the keyboard alone, and found without fault in each of its states", async () => {
  const { page, complaints, end } = await liveVisit(PATH, { ...WIDE, reducedMotion: "reduce" });
  await range(page).focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => range(page).getAttribute("aria-valuetext")).toBe("$1,050,000");
  for (const [name, printed] of [
    ["Providers 8 to 1", "$8.4M"],
    ["Health plans 12 to 1", "$12.6M"],
    ["Employers 6 to 1", "$6.3M"],
  ] as const) {
    await page.getByRole("radio", { name }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => modeledReturn(page).innerText()).toContain(printed);
    expect(await axeViolations(page, "#ratio-ruler")).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await end();
});
