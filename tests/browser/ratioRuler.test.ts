import type { Page } from "playwright";
import { expect, it } from "vitest";
import { axeViolations } from "../support/axe";
import { liveVisit, NARROW, newVisit, WIDE } from "../support/browser";

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

/** The figures that reach beyond their frames for any cost and audience, and the page where it scrolls sideways. */
async function faultsOfAllReturns(): Promise<readonly string[]> {
  const ruler = document.querySelector("#ratio-ruler");
  const cost = ruler?.querySelector<HTMLInputElement>("[type=range]");
  const audiences = ruler?.querySelectorAll<HTMLInputElement>("[type=radio]");
  if (!cost || audiences?.length !== 3) return ["no ruler"];
  const faults: string[] = [];
  for (const dollars of [100_000, 500_000, 5_000_000])
    for (const audience of audiences) {
      cost.valueAsNumber = dollars;
      cost.dispatchEvent(new Event("input", { bubbles: true }));
      audience.click();
      // React renders what a visitor presses before the next task.
      await Promise.resolve();
      for (const figure of ruler?.querySelectorAll("output, dl [aria-hidden]") ?? []) {
        const frame = figure.closest("output, dl > div") ?? figure;
        const printed = document.createRange();
        printed.selectNodeContents(figure);
        const beyond = printed.getBoundingClientRect().right - frame.getBoundingClientRect().right;
        if (beyond > 0) faults.push(`${innerWidth} px: ${figure.textContent} by ${beyond} px`);
      }
      const tooWide = document.documentElement.scrollWidth - innerWidth;
      if (tooWide > 0) faults.push(`${innerWidth} px: the page by ${tooWide} px`);
    }
  return faults;
}

it("keeps each figure inside its frame at every width, for every audience and cost", async () => {
  const { page, end } = await liveVisit(PATH, { ...WIDE, reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready);
  await range(page).scrollIntoViewIfNeeded();
  for (const width of [320, 390, 640, 768, 991, 992, 1024, 1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 400 });
    expect(await page.evaluate(faultsOfAllReturns)).toEqual([]);
  }
  await end();
});

it("shows numbers and no controls without script", async () => {
  const { page, context } = await newVisit({ ...WIDE, javaScriptEnabled: false });
  await page.goto(PATH);
  expect(await modeledReturn(page).innerText()).toContain("$4.0M");
  expect(await page.locator(".RatioRuler-controls").isVisible()).toBe(false);
  await context.close();
});
