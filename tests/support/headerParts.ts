import type { Locator, Page } from "playwright";

export const headerLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

export const menuButton = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: `${name} menu` });

export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
