import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { MAIL_LINK_LIMIT } from "../../shared/forms/mailto";
import { allPages, pages } from "../../shared/pageTable";
import { axeViolations } from "../support/axe";
import { newVisit, untilLive, type Visit } from "../support/browser";
import { contactForm, fillContactForm, fillDemoForm } from "../support/formParts";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Without movement: a colour half way through its change has another contrast. */
const visitAt = (viewport: typeof WIDE) => newVisit({ viewport, reducedMotion: "reduce" });

async function sendContactForm(page: Page, message: string) {
  const form = await fillContactForm(page, message);
  await form.getByRole("button", { name: "Send Message" }).click();
}

async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `${name} menu` }).click();
  await page.locator(`#${name.toLowerCase()}-menu`).waitFor({ state: "visible" });
}

interface State {
  readonly name: string;
  readonly path: string;
  /** In a wide window where nothing else is said: what changes is the same at every width. */
  readonly viewport?: typeof WIDE;
  /** What the state changes. */
  readonly part: string;
  /** Before the page is requested. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  ...["Platform", "Solutions", "Resources"].map((menu) => ({
    name: `the ${menu} drop-down open`,
    path: pages.home.path,
    part: ".Header",
    reach: (page: Page) => openMenu(page, menu),
  })),
  {
    name: "a drop-down open that lists the present page",
    path: pages.providers.path,
    part: ".Header",
    reach: (page) => openMenu(page, "Solutions"),
  },
  {
    name: "the mobile menu open",
    path: pages.platform.path,
    part: ".Header",
    viewport: NARROW,
    reach: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    },
  },
  {
    name: "a toast",
    path: pages.about.path,
    part: ".Toaster",
    reach: async (page) => {
      const form = await fillDemoForm(page);
      await form.getByRole("button").click();
      await page.getByRole("button", { name: "Dismiss notification" }).waitFor();
    },
  },
  {
    name: "the banner of the contact form",
    path: pages.contact.path,
    part: "main form",
    prepare: ({ page }) => page.clock.install(),
    reach: async (page) => {
      // Its four seconds do not pass while axe is at work.
      await page.clock.pauseAt(Date.now() + 60_000);
      await sendContactForm(page, "");
      await contactForm(page).getByText("Message sent!").waitFor();
      // axe yields by timers.
      await page.clock.resume();
    },
  },
  {
    name: "invalid fields",
    path: pages.contact.path,
    part: "main form",
    reach: async (page) => {
      await contactForm(page).getByRole("button", { name: "Send Message" }).click();
      await contactForm(page).locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "a message too long for a link",
    path: pages.contact.path,
    part: "main form",
    reach: async (page) => {
      await sendContactForm(page, "word ".repeat(MAIL_LINK_LIMIT));
      await contactForm(page).getByLabel("Your message").waitFor();
    },
  },
  {
    name: "no article that fits",
    path: "/blog?q=no-such-words",
    part: "#browse",
    reach: (page) => page.getByRole("heading", { name: "No articles match yet" }).waitFor(),
  },
  {
    name: "filters set, one article left",
    path: "/blog?audience=Plans&topic=Research",
    part: "#browse",
    reach: (page) => page.locator(".ArticleCard").waitFor(),
  },
  {
    name: "the picture host down",
    path: pages.blog.path,
    part: "#featured",
    prepare: ({ context }) => context.route(`${company.imageOrigin}/**`, (route) => route.abort()),
    reach: async (page) => {
      await page.locator(".Picture").scrollIntoViewIfNeeded();
      await page.locator(".Picture img").waitFor({ state: "detached" });
    },
  },
  {
    name: "another question open than the first",
    path: pages.contact.path,
    part: "#faq",
    reach: async (page) => {
      await page.locator("#faq summary").nth(2).click();
      await page.locator("#faq details").nth(2).locator("p").first().waitFor();
    },
  },
  {
    name: "the error screen",
    path: "/%",
    part: "html",
    reach: (page) => page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor(),
  },
];

describe("axe", () => {
  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "finds no fault on %s, wide or narrow",
    async (path) => {
      const { page, end } = await visitAt(WIDE);
      await page.goto(path, { waitUntil: "load" });
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await axeViolations(page), `${NARROW.width} px`).toEqual([]);
      await end();
    },
  );

  it.each(states)("finds no fault with $name", async ({ path, part, viewport = WIDE, prepare, reach }) => {
    const visit = await visitAt(viewport);
    const { page, context, end } = visit;
    await prepare?.(visit);
    await page.goto(path, { waitUntil: "load" });
    if (path !== "/%") await untilLive(page);
    await reach(page);
    expect(await axeViolations(page, part)).toEqual([]);
    await (prepare ? context.close() : end());
  });
});
