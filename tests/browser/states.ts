import type { Page } from "playwright";
import { contactForm, fillContactForm, fillDemoForm, toast } from "../support/formParts";

const WIDE = [1024, 1440];
const NARROW = [320, 390, 768];
export const WIDTHS = [...NARROW, ...WIDE];

export interface State {
  readonly name: string;
  readonly path: string;
  /** What the state changes. */
  readonly part: string;
  readonly widths?: readonly number[];
  /** Of what lasts only seconds. */
  readonly stopsClock?: boolean;
  readonly reach?: (page: Page) => Promise<unknown>;
}

/** Beside the error screen, which has no path of its own. */
const PATHS = [
  "/",
  "/about",
  "/platform",
  "/platform/get-more-patients",
  "/platform/engage-more-patients",
  "/solutions",
  "/solutions/providers",
  "/solutions/health-plans",
  "/solutions/employers",
  "/blog",
  "/blog?article=how-we-test-a-nudge",
  "/modeled-outcomes",
  "/contact",
  "/login",
  "/no-such-page",
  "/%",
];

const MAIN_FORM = "main form:not([role=search])";
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const untilFaulty = (page: Page, form: string) => page.locator(`${form} :user-invalid`).first().waitFor();

async function submitFaulty(page: Page, form: string) {
  await page.locator(form).locator("[type=email]").fill("no address");
  await page.locator(form).locator("[type=submit]").click();
  await untilFaulty(page, form);
}

async function sendDemo(page: Page) {
  const form = await fillDemoForm(page);
  await form.locator("[type=submit]").click();
  await form.getByRole("status").waitFor();
}

const demoForms = ["/about", "/solutions", "/solutions/providers"].flatMap((path): State[] => [
  {
    name: `the demo form of ${path} faulty`,
    path,
    part: "#demo",
    reach: (page) => submitFaulty(page, "#demo form"),
  },
  {
    name: `the demo form of ${path} sent, with its toast`,
    path,
    part: "#demo, section[aria-label=Notifications]",
    reach: sendDemo,
  },
]);

const replies = [["1"], ["2"], ["STOP"]].map(([reply = ""]): State => ({
  name: `the reply ${reply} given`,
  path: "/platform/engage-more-patients",
  part: "#hero",
  reach: async (page) => {
    await press(page, `Reply ${reply}`);
    await page.getByRole("log").getByText(reply, { exact: true }).first().waitFor();
  },
}));

const rulerEnds = ["Home", "End"].map((key): State => ({
  name: `the ruler at its ${key === "Home" ? "lower" : "upper"} end`,
  path: "/modeled-outcomes",
  part: "#ratio-ruler",
  reach: async (page) => {
    await page.getByRole("radio", { name: "Health plans 12 to 1" }).press("Space");
    await page.getByRole("slider").press(key);
  },
}));

/** All that a visitor can see of the site. */
export const states: readonly State[] = [
  ...PATHS.map((path): State => ({ name: `${path} at rest`, path, part: "body" })),
  ...["Platform", "Solutions", "Resources"].map((menu): State => ({
    name: `the ${menu} menu open`,
    path: "/solutions/providers",
    part: "header",
    widths: WIDE,
    reach: async (page) => {
      await press(page, `${menu} menu`);
      await page.locator(`#${menu.toLowerCase()}-menu`).waitFor();
    },
  })),
  {
    name: "the mobile menu open",
    path: "/platform",
    part: "header",
    widths: NARROW,
    reach: async (page) => {
      await press(page, "Open menu");
      await page.getByRole("navigation", { name: "Mobile" }).waitFor();
    },
  },
  ...demoForms,
  {
    name: "the contact form faulty",
    path: "/contact",
    part: MAIN_FORM,
    reach: async (page) => {
      await press(page, "Send Message");
      await contactForm(page).locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "the contact form sent, with its banner and its toast",
    path: "/contact",
    part: `${MAIN_FORM}, section[aria-label=Notifications]`,
    stopsClock: true,
    reach: async (page) => {
      await fillContactForm(page, "");
      await press(page, "Send Message");
      await contactForm(page).getByText("Message sent!").waitFor();
      await toast(page).getByText("Opening your email client...").waitFor();
    },
  },
  {
    name: "a message too long for a link",
    path: "/contact",
    part: MAIN_FORM,
    reach: async (page) => {
      await fillContactForm(page, "word ".repeat(2000));
      await press(page, "Send Message");
      await contactForm(page).getByLabel("Your message").waitFor();
    },
  },
  {
    name: "another question open than the first",
    path: "/contact",
    part: "#faq",
    reach: async (page) => {
      await page.locator("#faq summary").nth(2).click();
      await page.locator("#faq details").nth(2).locator("p").first().waitFor();
    },
  },
  {
    name: "the sign-in faulty",
    path: "/login",
    part: MAIN_FORM,
    reach: async (page) => {
      await page.getByLabel("Email", { exact: true }).fill("no address");
      await press(page, "Sign In");
      await untilFaulty(page, MAIN_FORM);
    },
  },
  {
    name: "the sign-in sent",
    path: "/login",
    part: MAIN_FORM,
    reach: async (page) => {
      await page.getByLabel("Password").fill("hush");
      await press(page, "Sign In");
      await page.getByText("Sign-in is not open").waitFor();
    },
  },
  {
    name: "the footer's newsletter faulty",
    path: "/login",
    part: "footer",
    reach: (page) => submitFaulty(page, "footer form"),
  },
  {
    name: "the footer's newsletter sent",
    path: "/login",
    part: "footer",
    reach: async (page) => {
      await page.locator("footer [type=email]").fill("ann@example.org");
      await page.locator("footer [type=submit]").click();
      await page.locator("footer").getByRole("status").waitFor();
    },
  },
  {
    name: "the blog's newsletter faulty",
    path: "/blog",
    part: "#newsletter",
    reach: (page) => submitFaulty(page, "form[aria-label='Blog newsletter sign-up']"),
  },
  { name: "a filter with no article", path: "/blog?q=no-such-words", part: "#browse" },
  { name: "filters with one article", path: "/blog?audience=Plans&topic=Research", part: "#browse" },
  { name: "a filter with several articles", path: "/blog?audience=Providers", part: "#browse" },
  ...rulerEnds,
  ...replies,
];
