import { expect } from "vitest";
import { allPages } from "../../../shared/routes/pageTable";
import type { watchedSite } from "./watchedSite";
import type { Visitor } from "./visitor";
import * as company from "../specifiedCompany";

type Journey = (visitor: Visitor, site: ReturnType<typeof watchedSite>) => Promise<void>;

const NAME = "main [name=name]";
const EMAIL = "main [type=email]";
const SUBMIT = "main [type=submit]";
const LIVE_WITHIN_MS = 2000;
const beyond = (top: number) => expect.toSatisfy((value: number) => value > top);

async function requestDemo(visitor: Visitor): Promise<void> {
  await visitor.write({ [NAME]: "Ann", [EMAIL]: "ann@example.org", "main [name^=org]": "Cedar" });
  await visitor.press(SUBMIT);
}

export const journeys: Readonly<Record<string, Journey>> = {
  "all pages are whole at 1440 and 390 px, and fetch each asset once": async (visitor, site) => {
    const isWhole = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    const liveAfterMs: Record<string, number> = {};
    for (const width of [1440, 390])
      for (const path of [...allPages.map(({ path }) => path), "/no-such-page"]) {
        site.requested = [];
        liveAfterMs[path] = Math.min(await visitor.visit(path, width), liveAfterMs[path] ?? Infinity);
        expect([path, width, await visitor.evaluate(isWhole)]).toEqual([path, width, true]);
        // A picture that a page has twice comes twice where there is no cache on the disk.
        const assets = site.requested.filter((each) => each.startsWith("/assets/"));
        expect(assets).toEqual([...new Set(assets)]);
      }
    // The quicker of its two loads, since the machine may be busy.
    expect(Object.entries(liveAfterMs).filter(([, ms]) => ms > LIVE_WITHIN_MS)).toEqual([]);
  },
  "drop-downs open by mouse and keyboard, and close after a moment and on Escape": async (visitor) => {
    await visitor.visit("/");
    await visitor.hover("header button", "Platform");
    await visitor.sees(1, ".DropDownMenu[data-open]");
    await visitor.hover("header .Brand");
    await visitor.sees(0, ".DropDownMenu[data-open]");
    await visitor.evaluate(() => document.querySelector<HTMLElement>(".DropDownMenu button")?.focus());
    await visitor.key("Enter");
    await visitor.sees(1, ".DropDownMenu[data-open]");
    await visitor.key("Escape");
    await visitor.sees(0, ".DropDownMenu[data-open]");
    await visitor.focuses(".DropDownMenu button");
  },
  "the mobile menu opens, closes on Escape, leads on, and underlines the present page": async (visitor) => {
    const PRESENT = "#mobile-menu [aria-current]";
    const underlined = (link: string) =>
      [...document.querySelectorAll(link)].map((each) => getComputedStyle(each).textDecorationLine);
    await visitor.visit("/", 390);
    await visitor.press("header button", "Open menu");
    await visitor.sees(1, "#mobile-menu");
    await visitor.key("Escape");
    await visitor.sees(0, "#mobile-menu");
    await visitor.press("header button", "Open menu");
    await visitor.press("#mobile-menu a", "For Providers");
    await visitor.arrivesAt("/solutions/providers");
    await visitor.press("header button", "Open menu");
    await visitor.sees(1, PRESENT);
    expect(await visitor.evaluate(underlined, PRESENT)).toEqual(["underline"]);
  },
  "a link leads on with position, title and focus, Back and Forward to theirs": async (visitor, site) => {
    await visitor.visit("/");
    await visitor.press("footer a", "For Employers");
    await visitor.arrivesAt("/solutions/employers", 0);
    await visitor.focuses("h1");
    expect(await visitor.evaluate(() => document.title)).toMatch(/^Preventive Health Outreach/);
    await visitor.scrollTo(900);
    await visitor.evaluate(() => history.back());
    await visitor.arrivesAt("/", beyond(1000));
    await visitor.evaluate(() => history.forward());
    await visitor.arrivesAt("/solutions/employers", 900);
    expect(site.requested).not.toContain("/solutions/employers");
  },
  "Back and Forward lead from document to document, each to its position": async (visitor) => {
    await visitor.visit("/solutions");
    await visitor.press("main a", "Explore Our Platform");
    await visitor.arrivesAt("/platform");
    await visitor.sees(1, "header[data-live]");
    await visitor.scrollTo(700);
    await visitor.evaluate(() => history.back());
    await visitor.arrivesAt("/solutions", beyond(1000));
    await visitor.evaluate(() => history.forward());
    await visitor.arrivesAt("/platform", 700);
  },
  "a moved path leads to its page": async (visitor) => {
    await visitor.visit("/case-studies/any");
    await visitor.arrivesAt("/modeled-outcomes");
  },
  "the blog searches as fast as one types, filters, clears, and comes Back": async (visitor) => {
    await visitor.visit("/blog");
    await visitor.write({ "[type=search]": "engagement and equity" });
    await visitor.arrivesAt("/blog?q=engagement+and+equity");
    await visitor.press("main a", "Clear Filters");
    await visitor.reads("", "[type=search]");
    await visitor.press(".TopicChips a", "Health Equity");
    await visitor.arrivesAt("/blog?topic=Health+Equity");
    await visitor.evaluate(() => history.back());
    await visitor.arrivesAt("/blog");
    await visitor.sees(6, ".ArticleCard");
  },
  "one question is open at a time": async (visitor) => {
    await visitor.visit("/contact");
    await visitor.press("#faq details:last-of-type summary");
    await visitor.sees(1, "#faq details:last-of-type[open]");
    await visitor.sees(1, "#faq details[open]");
  },
  "the contact form checks, keeps a message too long for a link, and sends one": async (visitor) => {
    await visitor.visit("/contact");
    await visitor.press(SUBMIT);
    await visitor.focuses("[name=name]");
    await visitor.write({ [NAME]: "Ann", [EMAIL]: "ann" });
    await visitor.set("main [name=topic]", "Support");
    await visitor.set("main [name=message]", "long ".repeat(500));
    const height = () => document.querySelector("textarea")?.offsetHeight;
    expect(await visitor.evaluate(height)).toBeGreaterThan(190);
    await visitor.press(SUBMIT);
    await visitor.focuses("[name=email]:invalid");
    await visitor.set(EMAIL, "ann@example.org");
    await visitor.press(SUBMIT);
    await visitor.sees(1, ".SubmitOutcome textarea");
    await visitor.set("main [name=message]", "short");
    await visitor.press(SUBMIT);
    await visitor.returnFromMail();
    await visitor.sees(1, '[data-banner="Message sent! We\'ll get back within 1 business day."]');
    await visitor.reads("", NAME);
  },
  "a demo request and both newsletters are thanked for": async (visitor) => {
    await visitor.visit("/platform");
    await requestDemo(visitor);
    await visitor.reads(expect.stringContaining("Demo request submitted!"), ".Toaster");
    await visitor.visit("/blog");
    await visitor.write({ [EMAIL]: "ann@example.org" });
    await visitor.press(".NewsletterForm button");
    await visitor.sees(1, `[data-alert="Thanks! You're subscribed to the ${company.name} newsletter."]`);
    await visitor.write({ "footer [type=email]": "ann@example.org" });
    await visitor.press("footer form button");
    await visitor.returnFromMail();
    await visitor.reads("", "footer [type=email]");
  },
  "what is typed and submitted before the page is live is kept": async (visitor, site) => {
    let sendScripts = () => {};
    site.lateScripts = new Promise((resolve) => (sendScripts = resolve));
    await visitor.open("/platform");
    await requestDemo(visitor);
    sendScripts();
    await visitor.reads(expect.stringContaining("Demo request submitted!"), ".Toaster");
    await visitor.arrivesAt("/platform");
  },
  "menus, filters and forms do no harm without script": async (visitor, site) => {
    site.areScriptsForbidden = true;
    await visitor.open("/blog");
    await visitor.hover("header button", "Platform");
    await visitor.sees(3, ".DropDownMenu-panel a");
    await visitor.press(".TopicChips a", "Research");
    await visitor.arrivesAt("/blog?topic=Research");
    await visitor.open("/login");
    await visitor.write({ "[type=password]": "hush" });
    await visitor.press(SUBMIT);
    await visitor.arrivesAt("/login");
  },
};
