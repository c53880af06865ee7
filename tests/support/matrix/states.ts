import type { Page } from "playwright";
import { pageAddresses } from "../addresses";
import { contactForm, fillContactForm, fillDemoForm } from "../formParts";
import { isWhole } from "../tier.mjs";
import {
  viewportsAtRest,
  viewportsOfStates,
  viewportsWithDropDowns,
  viewportsWithMobileMenu,
  type Viewport,
} from "./viewports";

export interface State {
  readonly name: string;
  /** What the state changes, as a selector. */
  readonly part: string;
  /** In which it is checked, the narrowest of each device first. */
  readonly viewports: readonly Viewport[];
  /** Does what leads there from the state before, on the same page. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** What shows that the state is reached. */
  readonly shows: string;
}

/** A state, of the usual viewports if it names none. */
type Row = Omit<State, "viewports"> & Partial<Pick<State, "viewports">>;

export const AT_REST: State = {
  name: "at rest",
  part: "body",
  viewports: viewportsAtRest,
  reach: async () => {},
  shows: "h1",
};

/** An address that cannot be read. */
export const ERROR_SCREEN = "/%";

const TOASTS = "section[aria-label=Notifications]";
const MAIN_FORM = "main form:not([role=search])";
const NEWSLETTER = "form[aria-label='Blog newsletter sign-up']";

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const send = (page: Page, form: string) => page.locator(`${form} [type=submit]`).click();
const sendEmail = (form: string, email: string) => async (page: Page) => {
  await page.locator(`${form} [type=email]`).fill(email);
  await send(page, form);
};

const invalid = (name: string, part: string, form = part): Row => ({
  name: `${name} with an invalid email`,
  part,
  reach: sendEmail(form, "no address"),
  shows: `${form} :user-invalid`,
});

/** One word, wider than a narrow form. */
const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff";

const demoForm: readonly Row[] = [
  invalid("the demo form", "#demo"),
  {
    name: "the demo form sent, with its toast",
    part: `main, ${TOASTS}`,
    reach: async (page) => {
      await (await fillDemoForm(page, LONG_NAME)).locator("[type=submit]").click();
      await page.locator("#demo [role=status]").waitFor();
    },
    shows: `${TOASTS} .Toast`,
  },
];

const menu = (name: string): Row => ({
  name: `the ${name} menu open`,
  part: "header",
  viewports: viewportsWithDropDowns,
  reach: (page) => press(page, `${name} menu`),
  shows: `#${name.toLowerCase()}-menu`,
});

const reply = (name: string, response: string, ...replies: readonly string[]): Row => ({
  name: `${name} given`,
  part: "#hero",
  reach: async (page) => {
    for (const each of replies) await press(page, each);
  },
  shows: `[role=log] >> text=${response}`,
});

const audience = (name: string, shows: string): Row => ({
  name: `the audience ${name} chosen`,
  part: "#who-we-serve",
  reach: (page) => page.getByRole("radio", { name, exact: true }).press("Space"),
  shows: `#who-we-serve >> text=${shows}`,
});

const rulerAt = (key: "Home" | "End"): Row => ({
  name: `the ruler at its ${key === "Home" ? "lower" : "upper"} end`,
  part: "#ratio-ruler",
  reach: async (page) => {
    await page.getByRole("radio", { name: "Health plans 12 to 1" }).press("Space");
    await page.getByRole("slider").press(key);
  },
  shows: `#ratio-ruler >> text=${key === "Home" ? "$1.2M" : "$60.0M"}`,
});

const filters = (name: string, q: string, audience: string, topic: string, shows: string): Row => ({
  name: `filters with ${name}`,
  part: "#browse",
  reach: async (page) => {
    await page.getByRole("searchbox").fill(q);
    await page.getByLabel("Audience").selectOption(audience);
    await page.getByLabel("Topics").selectOption(topic);
  },
  shows: `#browse ${shows}`,
});

const failToLoad = (images: readonly Element[]) => {
  for (const image of images) image.dispatchEvent(new Event("error"));
};

/** Longer than any timer but those that hide a banner or a toast. */
const LONG_MS = 2_000;

/** Stops long timers, so that messages do not disappear. */
const stopLongTimers = (page: Page) =>
  page.evaluate((longMs) => {
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, ms = 0) =>
      ms > longMs ? 0 : wait(run, ms)) as typeof window.setTimeout;
  }, LONG_MS);

/** States that differ from those beside them in their words alone: each night. */
const atNight = (...states: readonly Row[]): readonly Row[] => (isWhole ? states : []);

const rows: Readonly<Record<string, readonly Row[]>> = {
  ...Object.fromEntries(pageAddresses.map((path) => [path, []])),
  "/about": [
    {
      name: "no photo loaded",
      part: "#leadership",
      reach: (page) => page.locator("#leadership img").evaluateAll(failToLoad),
      shows: "#leadership .Avatar[aria-hidden]",
    },
    ...demoForm,
  ],
  "/platform/engage-more-patients": [
    reply("2", "No problem.", "Start over", "Reply 2"),
    ...atNight(
      reply("A", "See you Wednesday", "Reply A"),
      reply("STOP", "You will get no more texts", "Start over", "Reply STOP"),
    ),
  ],
  "/": [
    {
      name: "the offer made",
      part: "#products",
      reach: (page) => press(page, "Offer Tuesday"),
      shows: "#products .OpenedPerson-booked:focus",
    },
  ],
  "/solutions": [
    audience("Health Plans", "Why do members skip care"),
    ...atNight(audience("ACOs", "Who in our network"), audience("Employers", "Does anyone use the benefits")),
  ],
  "/solutions/providers": [menu("Platform"), ...atNight(menu("Solutions"), menu("Resources"), ...demoForm)],
  "/solutions/employers": [
    {
      name: "the mobile menu open",
      part: "header",
      viewports: viewportsWithMobileMenu,
      reach: (page) => press(page, "Open menu"),
      shows: "[aria-label=Mobile]",
    },
  ],
  "/blog": [
    invalid("the newsletter", "#newsletter", NEWSLETTER),
    filters("no article", "no-such-words", "All", "All", "h3:text-is('No articles match yet')"),
    filters("one article", "before members see it", "Plans", "Research", "[aria-current] >> text=Research"),
    ...atNight(filters("several articles", "", "Providers", "All", "article + article")),
  ],
  "/blog?article=how-we-test-a-nudge": [],
  "/modeled-outcomes": [...atNight(rulerAt("Home")), rulerAt("End")],
  "/contact": [
    invalid("the footer's newsletter", "footer"),
    {
      name: "the footer's newsletter sent",
      part: "footer",
      reach: sendEmail("footer", "ann@example.org"),
      shows: "footer [role=status]",
    },
    {
      name: "another question open than the first",
      part: "#faq",
      reach: (page) => page.locator("#faq summary").nth(2).click(),
      shows: "#faq details:nth-of-type(3)[open] p",
    },
    {
      name: "the contact form with invalid fields",
      part: MAIN_FORM,
      reach: (page) => press(page, "Send Message"),
      shows: `${MAIN_FORM} [aria-invalid=true]`,
    },
    {
      name: "a message too long for a link copied",
      part: MAIN_FORM,
      reach: async (page) => {
        await page.context().grantPermissions(["clipboard-write"]);
        await fillContactForm(page, "word ".repeat(2000));
        await press(page, "Send Message");
        await press(page, "Copy Message");
      },
      shows: `${MAIN_FORM} >> text=Message copied.`,
    },
    {
      name: "the contact form sent, with its banner and its toast",
      // The footer leaves room for the toast.
      part: `${MAIN_FORM}, footer, ${TOASTS}`,
      reach: async (page) => {
        await stopLongTimers(page);
        await fillContactForm(page, "");
        await press(page, "Send Message");
        await contactForm(page).getByText("Message sent!").waitFor();
      },
      shows: `${TOASTS} >> text=Opening your email client...`,
    },
  ],
  "/login": [
    invalid("the sign-in", MAIN_FORM),
    {
      name: "the sign-in sent",
      part: MAIN_FORM,
      reach: async (page) => {
        await page.getByLabel("Password").fill("hush");
        await sendEmail(MAIN_FORM, "ann@example.org")(page);
      },
      shows: "text=Sign-in is not open",
    },
  ],
  "/no-such-page": [],
  [ERROR_SCREEN]: [],
};

/** The states of each page, in the order in which they are reached. */
export const statesOf: Readonly<Record<string, readonly State[]>> = Object.fromEntries(
  Object.entries(rows).map(([path, states]) => [
    path,
    [AT_REST, ...states.map((state) => ({ viewports: viewportsOfStates, ...state }))],
  ]),
);
