import type { Browser, CDPSession } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages, pages } from "../../shared/pageTable";
import { spokenForms } from "../../shared/spokenForms";
import { accessibilityTree, type AccessibleNode } from "../support/accessibilityTree";
import { launchBrowser, newVisit, untilLive, type Visit } from "../support/browser";

interface Heard {
  /** Figures that are read out otherwise than they are printed, in the order of the page. */
  readonly figures: readonly string[];
  readonly drawings: readonly string[];
  readonly forms: readonly string[];
}

const LEDGER = "Sample registry with one line for each person: a number, a risk level and a next step.";
const THREAD =
  "Phone with three messages: a reminder about a visit, a reply that confirms it, and a short thank-you.";
const PARTNERS = [
  "Wrenfield Health System",
  "Aldenmere Hospitals",
  "Corvane Health Plan",
  "Stillbrook Care Partners",
  "Quillon Employer Coalition",
];

// Written by hand from the copy deck: its words are what is tested here.
const heardOn: Readonly<Record<string, Heard>> = {
  [pages.home.path]: {
    figures: [
      "more than 3 million dollars",
      "6 to 1",
      "more than 7 million dollars",
      "3.2 million dollars",
      "6.2 to 1",
    ],
    drawings: [
      "Half-circle gauge of risk levels among people assessed: High 12%, Medium 38%, Low 50%.",
      "Rail of fifty ticks with 39 lit: outreach completed, 78%.",
      "Counts of care-plan nudges sent today: Medication 32, Appointments 48, Screenings 27.",
      "Ring with four flywheel stages in order: Ignite, Accelerate, Compound, Dominate. The last stage leads back to the first.",
      ...PARTNERS,
      LEDGER,
      THREAD,
    ],
    forms: [],
  },
  [pages.about.path]: { figures: [], drawings: [], forms: ["Book your demo"] },
  [pages.platform.path]: {
    figures: ["more than 50,000", "under 200 milliseconds", "more than 50", "more than 25", "more than 200"],
    drawings: [
      "Five nested arches, from the outside in: Intake, Analysis, Personalization, Engagement, Outcomes.",
      LEDGER,
      "Two message bubbles: a request to confirm and a reply.",
    ],
    forms: ["Request your demo"],
  },
  [pages.getMorePatients.path]: {
    figures: ["90 percent or more", "40 to 60 percent", "20 to 25 percent", "more than 1,000", "6 to 1"],
    drawings: [
      LEDGER,
      "Range chart from 0% to 100%. Industry completion: 40 to 60 percent. More Good Years completion: 90 percent or more.",
    ],
    forms: ["Request your More Good Years demo"],
  },
  [pages.engageMorePatients.path]: {
    figures: ["4 to 6 weeks", "4 to 6 weeks"],
    drawings: [
      "One day as a rail with five marks in order: Signal, Choose, Send, Listen, Adjust. Adjust leads back to Signal the next day.",
      "Phone with a text message that reminds Dana of a visit and offers replies 1, 2 or STOP.",
      "Email that offers Dana three morning times for a yearly visit, with a button labeled Choose a time.",
      "Phone lock screen with a notice that a refill is ready to confirm and takes about a minute.",
      "Alert for staff that patient M.R. is due for a screening, with a button labeled Send link.",
      "Six weeks on a line, the fourth to the sixth lit: typical implementation takes 4 to 6 weeks.",
    ],
    forms: ["Request your eNgage AI demo"],
  },
  [pages.solutions.path]: {
    figures: ["8 to 1", "12 to 1", "6 to 1", "3 to 1", "more than 3 million dollars", "6 to 1"],
    drawings: [
      "Two bars that compare time to go-live. The Larkwell bar reads 45 days, which is 85% faster than industry.",
    ],
    forms: ["Book your demo"],
  },
  [pages.providers.path]: {
    figures: ["8 to 1"],
    drawings: [
      "Line drawing of a hospital on the horizon, a few windows lit, with the sun low behind it",
      "The EHR on the left and Larkwell on the right, joined by two arrows, one in each direction, labeled HL7 FHIR. Under Larkwell two grounds: Cloud and On-prem.",
    ],
    forms: ["Book your demo for providers"],
  },
  [pages.healthPlans.path]: {
    figures: ["12 to 1"],
    drawings: ["Line drawing of three houses under one umbrella, with the sun half up behind them"],
    forms: ["Book your demo for health plans and ACOs"],
  },
  [pages.employers.path]: {
    figures: ["6 to 1"],
    drawings: [
      "Line drawing of a factory and an office tower on the horizon, with the sun high at the right",
      "Five working days as dots. Monday, Tuesday, Wednesday and Friday are lit.",
    ],
    forms: ["Book your demo for employers"],
  },
  [pages.blog.path]: {
    figures: ["more than 50", "more than 12,000"],
    drawings: ["Row of empty chairs in a sunlit clinic waiting room"],
    forms: ["Blog newsletter sign-up"],
  },
  [pages.modeledOutcomes.path]: {
    figures: [
      "3.2 million dollars",
      "5.8 million dollars",
      "8.1 million dollars",
      "6.2 to 1",
      "8 to 1",
      "12 to 1",
      "6 to 1",
      "8 to 1",
      "3 to 1",
      "3.2 million dollars",
      "6.2 to 1",
      "3 to 1",
      "more than 7 million dollars",
      "40 to 60 percent",
      "6 to 1",
    ],
    drawings: [
      "Three rising columns of projected value. Year 1: 3.2 million dollars. Year 2: 5.8 million dollars. Year 3: 8.1 million dollars. Total return: 6.2 to 1.",
    ],
    forms: [],
  },
  [pages.contact.path]: { figures: ["less than 24 hours"], drawings: [], forms: ["Contact form"] },
  [pages.login.path]: { figures: [], drawings: [], forms: ["Sign in"] },
  "/no-such-page": { figures: [], drawings: [], forms: [] },
};

/** These need a name to be of any use. */
const CONTROLS = new Set([
  "link",
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "DisclosureTriangle",
  "Iframe",
]);

let browser: Browser;
let visit: Visit;
let session: CDPSession;
beforeAll(async () => {
  browser = await launchBrowser();
  visit = await newVisit(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  session = await visit.context.newCDPSession(visit.page);
});
afterAll(() => browser.close());

async function hear(path: string): Promise<readonly AccessibleNode[]> {
  await visit.page.goto(path);
  await untilLive(visit.page);
  return accessibilityTree(session);
}

const names = (nodes: readonly AccessibleNode[], role: string) =>
  nodes.filter((node) => node.role === role).map(({ name }) => name);

it("every page has its row here", () => {
  expect(Object.keys(heardOn)).toEqual([...allPages.map(({ path }) => path), "/no-such-page"]);
});

describe.each(Object.entries(heardOn))("a screen reader on %s", (path, heard) => {
  let nodes: readonly AccessibleNode[];
  beforeAll(async () => {
    nodes = await hear(path);
  });

  it("reads figures out in their spoken forms and never as they are printed", () => {
    const texts = names(nodes, "StaticText");
    const spoken = new Set(spokenForms.values());
    expect(texts.filter((text) => spoken.has(text))).toEqual(heard.figures);
    const printed = [...spokenForms.keys()];
    const heardAsPrinted = nodes.filter(({ name, description }) =>
      printed.some((figure) => isPrintedIn(name, figure) || isPrintedIn(description, figure)),
    );
    expect(heardAsPrinted).toEqual([]);
  });

  it("hears what each drawing shows, and nothing of what it is drawn from", () => {
    expect(names(nodes, "image")).toEqual(heard.drawings);
    expect(nodes.filter(({ within }) => within !== undefined)).toEqual([]);
  });

  it("finds landmarks by name, one banner, one main part and one site footer", () => {
    const count = (role: string) => nodes.filter((node) => node.role === role).length;
    expect([count("banner"), count("main"), count("contentinfo")]).toEqual([1, 1, 1]);
    expect(names(nodes, "contentinfo")).toEqual(["Site footer"]);
    const navigation = names(nodes, "navigation");
    expect(navigation.slice(0, 1)).toEqual(["Main"]);
    expect(navigation.slice(-2)).toEqual(["How can we help you?", "More Information"]);
    expect(names(nodes, "form")).toEqual([...heard.forms, "Newsletter sign-up"]);
    const regions = names(nodes, "region");
    expect(regions.filter((name, index) => !name || regions.indexOf(name) !== index)).toEqual([]);
    expect(regions.at(-1)).toBe("Notifications");
  });

  it("hears one heading of the first level, and no level left out below it", () => {
    const levels = nodes.filter(({ role }) => role === "heading").map(({ level = 0 }) => level);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it("hears a name for every control, and of links to other places that they open a new tab", async () => {
    expect(nodes.filter(({ role, name }) => CONTROLS.has(role) && name.trim() === "")).toEqual([]);
    // The map and what stands in its place have links of their own, and come when they are there.
    await expect
      .poll(async () => {
        const heard = names(await accessibilityTree(session), "link");
        const newTabs = await visit.page.locator('a[target="_blank"]:not([inert] *):visible').count();
        return heard.filter((name) => name.endsWith("(opens in a new tab)")).length - newTabs;
      })
      .toBe(0);
  });
});

describe("the steps of a list", () => {
  it.each([
    [pages.platform.path, 5],
    [pages.getMorePatients.path, 4],
    [pages.engageMorePatients.path, 5],
    [pages.providers.path, 5],
  ])("are counted on %s", async (path, total) => {
    const heard = names(await hear(path), "StaticText").join("");
    for (let step = 1; step <= total; step += 1) expect(heard).toContain(`Step ${step} of ${total}`);
  });
});

describe("states", () => {
  it("of the blog's filters are part of the chips' names", async () => {
    const links = names(await hear(`${pages.blog.path}?topic=Research`), "link");
    expect(links).toContain("Research selected");
    expect(links).toContain("All topics");
  });

  it("of fields that were left empty are told", async () => {
    await hear(pages.contact.path);
    await visit.page.getByRole("button", { name: "Send Message" }).click();
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const invalid = nodes.filter(({ properties }) =>
      properties?.some(({ name, value }) => name === "invalid" && value.value === "true"),
    );
    expect(invalid.map(({ name }) => String(name?.value))).toEqual(["Name *", "Email *", "Topic *"]);
  });
});

/** Whether the figure is in the text, and not the beginning of a longer number: "8:1" is not in "8:15 AM". */
function isPrintedIn(text: string, figure: string): boolean {
  return text
    .split(figure)
    .slice(1)
    .some((rest) => !/^\d/.test(rest));
}
