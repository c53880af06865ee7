import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, openBeforeHydration, untilLive } from "../support/browser";
import { contactForm, fillContactForm } from "../support/formParts";
import { translate } from "../support/pageTranslator";
import { isWhole } from "../support/tier.mjs";

/** What React writes to the console where it renders a page again because its words differ from the served ones. */
const HYDRATION_MISMATCH = "React error #418";

const ARTICLES_PER_PAGE = 6;

/** Far enough for a page that comes anew to lose its place. */
const SCROLLED_PX = 2_000;

/** Where a heading stands in the viewport: the first one in it, or the one of these words. */
const placeOf = (page: Page, wanted?: string) =>
  page.evaluate((words) => {
    const headings = [...document.querySelectorAll("main h2, main h3")].map((heading) => ({
      words: heading.textContent.replaceAll(/[«»]/g, ""),
      top: Math.round(heading.getBoundingClientRect().top),
    }));
    return headings.find((heading) => (words === undefined ? heading.top > 0 : heading.words === words));
  }, wanted);

/** What a visitor does from the blog on: words come, go and change everywhere. */
async function use(page: Page): Promise<void> {
  const cards = page.locator(".ArticleCard");
  const addressOfFirst = () => cards.first().getByRole("link").first().getAttribute("href");
  await page.locator(".TopicChips").getByRole("link", { name: "Engagement" }).click();
  await page.getByRole("searchbox").fill("worth answering");
  await expect.poll(addressOfFirst).toContain("article=a-reminder-worth-answering");
  expect(await page.locator("#browse").getByRole("status").textContent()).toMatch(/\d+ article/);
  await page.getByRole("searchbox").fill("no such words");
  await page.getByRole("heading", { name: "No articles match yet" }).waitFor();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect.poll(() => cards.count()).toBe(ARTICLES_PER_PAGE);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  const form = contactForm(page);
  const submit = form.locator("[type=submit]");
  await submit.click();
  expect(await page.locator("h1").count()).toBe(1);
  await expect.poll(() => form.locator("[aria-invalid=true]").count()).toBe(3);
  await fillContactForm(page, "");
  // At once, since the banner goes after some seconds.
  await Promise.all([submit.click(), form.getByText("Message sent!").waitFor()]);
  await page.getByRole("button", { name: "Dismiss notification" }).click();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(ARTICLES_PER_PAGE);
}

it.each(isWhole ? [false, true] : [])(
  "a page works where a browser translates it (live: %s)",
  async (isLive) => {
    const { page, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, "/blog");
    if (!isLive) await translate(page);
    const email = page.locator("footer [type=email]");
    await email.fill("ann@example.org");
    hydrate();
    await untilLive(page);
    if (isLive) await translate(page);
    expect(await email.inputValue()).toBe("ann@example.org");
    await use(page);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(HYDRATION_MISMATCH))).toEqual([]);
  },
);

/** Words that are translated, or no longer so, may need one line more or less. */
const LINE_PX = 30;

/** The other one each night. */
const PATHS = ["/blog?topic=Research", ...(isWhole ? ["/solutions/providers"] : [])];

it.each(PATHS)(
  "words, focus and place on %s are kept where a browser translates the page before it is live",
  async (path) => {
    const { page, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, path);
    await page.locator("footer [type=email]").fill("ann@example.org");
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), SCROLLED_PX);
    await translate(page);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const place = await placeOf(page);
    expect(place?.words).toBeTruthy();
    hydrate();
    await untilLive(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { top = NaN } = (await placeOf(page, place?.words)) ?? {};
    expect(Math.abs(top - (place?.top ?? 0)), `moved from ${place?.top} to ${top}`).toBeLessThanOrEqual(
      LINE_PX,
    );
    const email = page.locator("footer [type=email]");
    expect(await email.inputValue()).toBe("ann@example.org");
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes(HYDRATION_MISMATCH))).toEqual([]);
  },
);
