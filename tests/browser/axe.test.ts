import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { company } from "../../shared/company";
import { MAIL_LINK_LIMIT } from "../../shared/forms/mailto";
import { allPages, pages } from "../../shared/pageTable";
import { axeViolations } from "../support/axe";
import { launchBrowser, newVisit, untilLive, type Visit } from "../support/browser";

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Without movement: a colour half way through its change has another contrast. */
const visitAt = (viewport: typeof WIDE) => newVisit(browser, { viewport, reducedMotion: "reduce" });

const contactForm = (page: Page) => page.getByRole("form", { name: "Contact form" });

async function fillContactForm(page: Page, message: string) {
  const form = contactForm(page);
  await form.getByLabel("Name *").fill("Ann");
  await form.getByLabel("Email *").fill("ann@example.org");
  await form.getByLabel("Topic *").selectOption("Support");
  await form.getByLabel("Message").fill(message);
  await form.getByRole("button", { name: "Send Message" }).click();
}

async function openMenu(page: Page, name: string) {
  await page.getByRole("button", { name: `${name} menu` }).click();
  await page.locator(`#${name.toLowerCase()}-menu`).waitFor({ state: "visible" });
}

interface State {
  readonly name: string;
  readonly path: string;
  readonly widths?: readonly (typeof WIDE)[];
  /** What the state changes. */
  readonly part: string;
  /** Before the page is asked for. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
  readonly reach: (page: Page) => Promise<unknown>;
}

const states: readonly State[] = [
  ...["Platform", "Solutions", "Resources"].map((menu) => ({
    name: `the ${menu} drop-down open`,
    path: pages.home.path,
    part: ".Header",
    widths: [WIDE],
    reach: (page: Page) => openMenu(page, menu),
  })),
  {
    name: "a drop-down open that lists the present page",
    path: pages.providers.path,
    part: ".Header",
    widths: [WIDE],
    reach: (page) => openMenu(page, "Solutions"),
  },
  {
    name: "the mobile menu open",
    path: pages.platform.path,
    part: ".Header",
    widths: [NARROW],
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
      const form = page.locator("#demo form");
      await form.getByLabel("Name").fill("Ann");
      await form.getByLabel("Email").fill("ann@example.org");
      await form.getByLabel("Organization").fill("Cedar Hollow");
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
      await fillContactForm(page, "");
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
      await fillContactForm(page, "word ".repeat(MAIL_LINK_LIMIT));
      await contactForm(page).locator(".LongMail").waitFor();
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
    name: "the error screen",
    path: "/%",
    part: "html",
    reach: (page) => page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor(),
  },
];

describe.each([WIDE, NARROW])("axe at $width px", (viewport) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitAt(viewport);
  });
  afterAll(() => visit.context.close());

  it.each([...allPages.map(({ path }) => path), "/no-such-page"])(
    "finds nothing to mend on %s",
    async (path) => {
      await visit.page.goto(path, { waitUntil: "load" });
      expect(await axeViolations(visit.page)).toEqual([]);
    },
  );

  it.each(states.filter(({ widths }) => !widths || widths.includes(viewport)))(
    "finds nothing to mend with $name",
    async ({ path, part, prepare, reach }) => {
      const visit = await visitAt(viewport);
      const { page, context, end } = visit;
      await prepare?.(visit);
      await page.goto(path, { waitUntil: "load" });
      if (path !== "/%") await untilLive(page);
      await reach(page);
      expect(await axeViolations(page, part)).toEqual([]);
      await (prepare ? context.close() : end());
    },
  );

  it("finds nothing to mend with each question open", async () => {
    const { page, end } = await visitAt(viewport);
    await page.goto(pages.contact.path, { waitUntil: "load" });
    for (const question of (await page.locator("#faq details").all()).slice(1)) {
      await question.locator("summary").click();
      expect(await question.getAttribute("open")).toBe("");
      expect(await axeViolations(page, "#faq")).toEqual([]);
    }
    await end();
  });
});
