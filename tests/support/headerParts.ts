import type { Locator, Page } from "playwright";

export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

export const mobileMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Mobile" });

export const openMenuButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Open menu", expanded: false });

export const closeMenuButton = (page: Page): Locator =>
  page.getByRole("button", { name: "Close menu", expanded: true });

/** Opens the mobile menu of a live page. */
export async function openMobileMenu(page: Page): Promise<void> {
  await openMenuButton(page).click();
  await mobileMenu(page).waitFor();
  await closeMenuButton(page).waitFor();
}

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

export const menuButton = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `${name} menu` });

export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
