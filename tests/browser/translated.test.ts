import type { Page } from "playwright";
import { expect, it } from "vitest";
import { newVisit, openBeforeHydration, untilLive, DESKTOP } from "../support/browser";
import { contactForm, fillContactForm } from "../support/formParts";
import { translate } from "../support/pageTranslator";

/** What React writes to the console where it renders a page again because its words differ from the served ones. */
const HYDRATION_MISMATCH = "React error #418";

const ARTICLES_PER_PAGE = 6;

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
  await submit.click();
  await form.getByText("Message sent!").waitFor();
  await page.getByRole("button", { name: "Dismiss notification" }).click();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(ARTICLES_PER_PAGE);
}

it.each([false, true])("a page works where a browser translates it (live: %s)", async (isLive) => {
  const { page, complaints } = await newVisit({ ...DESKTOP, reducedMotion: "reduce" });
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
});
