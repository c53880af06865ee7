import { expect, it } from "vitest";
import { liveVisit, untilLive, WITH_MOTION } from "../support/browser";
import { fillContactForm, toast } from "../support/formParts";

it("a visitor goes from home to a product and to an article, and asks for a demo", async () => {
  const { page } = await liveVisit("/", WITH_MOTION);
  await page.getByRole("button", { name: "Platform menu" }).click();
  await page
    .getByRole("link", { name: /^Get More Patients/ })
    .first()
    .click();
  await expect.poll(() => page.title()).toMatch(/^Get More Patients/);
  await page.goto("/blog");
  await untilLive(page);
  await page.getByRole("searchbox").fill("shared list");
  // The list before the search has this article, too, under an address without it. The list follows the address.
  await page.locator("#browse").getByRole("status").getByText("1 article", { exact: true }).waitFor();
  await page
    .locator("#browse h3")
    .getByRole("link", { name: "Shared savings start with a shared list", exact: true })
    .click();
  await page.waitForURL("**/blog?article=shared-savings-shared-list&q=shared+list");
  await page.getByRole("heading", { level: 1, name: "Shared savings start with a shared list" }).waitFor();
  await page.getByRole("link", { name: "Contact Us" }).first().click();
  await page.waitForURL("**/contact");
  await untilLive(page);
  const form = await fillContactForm(page, "We would like to see it.");
  const submit = form.getByRole("button", { name: "Send Message" });
  // At once, since the banner goes after some seconds.
  await Promise.all([
    submit.click(),
    toast(page).getByText("Opening your email client...").waitFor(),
    form.getByText("Message sent!").waitFor(),
  ]);
});
