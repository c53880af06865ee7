import type { Locator, Page } from "playwright";

export const toast = (page: Page): Locator =>
  page.getByRole("region", { name: "Notifications" }).getByRole("status");

export const contactForm = (page: Page): Locator => page.getByRole("form", { name: "Contact form" });

/** Fills in all fields of a page's demo form. */
export async function fillDemoForm(page: Page, name = "Ann"): Promise<Locator> {
  const form = page.locator("#demo form");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("ann+1@example.org");
  await form.getByLabel("Organization").fill("Cedar Hollow");
  return form;
}

/** Fills in the required fields of the contact form, and the message. */
export async function fillContactForm(page: Page, message: string): Promise<Locator> {
  const form = contactForm(page);
  await form.getByLabel("Name *").fill("Ann");
  await form.getByLabel("Email *").fill("ann@example.org");
  await form.getByLabel("Topic *").selectOption("Support");
  await form.getByLabel("Message").fill(message);
  return form;
}
