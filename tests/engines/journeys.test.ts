import { existsSync } from "node:fs";
import { firefox, webkit, type BrowserType } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allPages } from "../../shared/pageTable";
import type { EnginePage } from "./enginePage";
import { openFirefox } from "./firefox";
import { visitorOf } from "./visitor";
import { watchedSite } from "./watchedSite";
import { openWebKit } from "./webkit";

const PATHS = [...allPages.map(({ path }) => path), "/no-such-page"];
/** What is the network's fault, and what the 404 page logs by the specification. */
const EXPECTED_COMPLAINTS = /images\.larkwell|openstreetmap|no-such-page/;
const FORM = "main form";

/** Playwright's own browser where it is installed, else the one that the system has. */
async function open(type: BrowserType, openSystems: () => Promise<EnginePage>): Promise<EnginePage> {
  if (!existsSync(type.executablePath())) return openSystems();
  const browser = await type.launch();
  return Object.assign(await browser.newPage(), { end: () => browser.close() });
}

describe.each([
  ["Firefox", () => open(firefox, openFirefox)],
  ["WebKit", () => open(webkit, openWebKit)],
])("in %s", (_engine, openEngine) => {
  let site: Awaited<ReturnType<typeof watchedSite>>;
  let page: EnginePage;
  let visitor: ReturnType<typeof visitorOf>;
  beforeAll(async () => {
    site = await watchedSite();
    page = await openEngine();
    visitor = visitorOf(page);
  });
  afterAll(async () => {
    await page?.end();
    await site.stop();
  });

  const untilLive = async () => {
    await expect.poll(() => visitor.count("header[data-live]"), { timeout: 2000 }).toBe(1);
  };
  const visit = async (path: string, width = 1440) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.origin + path);
    await untilLive();
  };
  const openMenus = () => visitor.count(".DropDownMenu[data-open]");
  const fillDemoForm = async () => {
    await visitor.fill(`${FORM} [name=name]`, "Ann");
    await visitor.fill(`${FORM} [name=email]`, "ann@example.org");
    await visitor.fill(`${FORM} :is([name=organization], [name=org])`, "Cedar");
    await visitor.press(`${FORM} [type=submit]`);
  };

  it.each([1440, 390])("loads every page whole, live and quietly at %d px", async (width) => {
    for (const path of PATHS) {
      await visit(path, width);
      const [overflow, complaints] = await visitor.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, window.complaints ?? []] as const;
      });
      const unexpected = complaints.filter((line) => !EXPECTED_COMPLAINTS.test(line));
      expect([path, overflow, unexpected]).toEqual([path, 0, []]);
    }
  });

  it("opens drop-downs by mouse and keyboard, and closes them after a moment and on Escape", async () => {
    await visit("/");
    await visitor.hover("header button", "Platform");
    await visitor.becomes(openMenus, 1);
    await page.mouse.move(700, 800);
    await visitor.becomes(openMenus, 0);
    await visitor.evaluate(() => document.querySelector<HTMLElement>(".DropDownMenu button")?.focus());
    await page.keyboard.press("Enter");
    await visitor.becomes(openMenus, 1);
    await page.keyboard.press("Escape");
    await visitor.becomes(openMenus, 0);
    expect(await visitor.evaluate(() => document.activeElement?.tagName)).toBe("BUTTON");
  });

  it("opens the mobile menu, closes it on Escape, and follows a link of it", async () => {
    const isOpen = () => visitor.count("#mobile-menu");
    await visit("/", 390);
    await visitor.press("header button", "Open menu");
    await visitor.becomes(isOpen, 1);
    await page.keyboard.press("Escape");
    await visitor.becomes(isOpen, 0);
    await visitor.press("header button", "Open menu");
    await visitor.press("#mobile-menu a", "For Providers");
    await visitor.arrivesAt("/solutions/providers");
    expect(await isOpen()).toBe(0);
  });

  it("follows a link within the site with position, title and focus, and Back and Forward to each position", async () => {
    await visit("/");
    await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await visitor.press("footer a", "For Employers");
    await visitor.arrivesAt("/solutions/employers");
    await visitor.becomes(visitor.top, 0);
    expect(await visitor.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    expect(await visitor.evaluate(() => document.title)).toMatch(/^Preventive Health Outreach/);
    await visitor.scrollTo(900);
    await visitor.becomes(visitor.top, 900);
    await visitor.go(-1);
    await visitor.arrivesAt("/");
    await expect.poll(visitor.top).toBeGreaterThan(1000);
    await visitor.go(1);
    await visitor.arrivesAt("/solutions/employers");
    await visitor.becomes(visitor.top, 900);
    expect(await visitor.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  it("goes Back and Forward between documents, each to its position", async () => {
    await visit("/solutions");
    await visitor.press("main a", "Explore Our Platform");
    await visitor.arrivesAt("/platform");
    await untilLive();
    await visitor.scrollTo(700);
    await visitor.becomes(visitor.top, 700);
    await visitor.go(-1);
    await visitor.arrivesAt("/solutions");
    await expect.poll(visitor.top).toBeGreaterThan(1000);
    await visitor.go(1);
    await visitor.arrivesAt("/platform");
    await visitor.becomes(visitor.top, 700);
  });

  it("leads a moved path to its page", async () => {
    await visit("/case-studies/any");
    expect(await visitor.path()).toBe("/modeled-outcomes");
  });

  it("searches as fast as one types, filters, clears, and comes Back", async () => {
    await visit("/blog");
    await visitor.fill("[type=search]", "engagement and equity");
    await visitor.arrivesAt("/blog?q=engagement+and+equity");
    await visitor.press("main a", "Clear Filters");
    await visitor.becomes(() => visitor.value("[type=search]"), "");
    await visitor.press(".TopicChips a", "Health Equity");
    await visitor.arrivesAt("/blog?topic=Health+Equity");
    await visitor.go(-1);
    await visitor.arrivesAt("/blog");
    await expect.poll(() => visitor.count(".ArticleCard")).toBe(6);
  });

  it("opens one question at a time", async () => {
    const open = () => visitor.text("#faq details[open] summary");
    await visit("/contact");
    const first = await open();
    await visitor.press("#faq details:not([open]) summary");
    await expect.poll(open).not.toBe(first);
    expect(await visitor.count("#faq details[open]")).toBe(1);
  });

  it("checks the contact form, keeps a message too long for a link, and sends one", async () => {
    await visit("/contact");
    await visitor.press(`${FORM} [type=submit]`);
    await visitor.becomes(() => visitor.evaluate(() => document.activeElement?.getAttribute("name")), "name");
    await visitor.fill(`${FORM} [name=name]`, "Ann");
    await visitor.fill(`${FORM} [name=email]`, "ann@example.org");
    await visitor.evaluate(() => {
      const [topic, message] = document.querySelectorAll<HTMLSelectElement>("main :is(select, textarea)");
      if (topic) topic.value = "Support";
      if (message) message.value = "long ".repeat(500);
    });
    await visitor.press(`${FORM} [type=submit]`);
    await visitor.becomes(() => visitor.count(".LongMail textarea"), 1);
    await visitor.evaluate(() => {
      const message = document.querySelector<HTMLTextAreaElement>("main textarea[name]");
      if (message) message.value = "short";
    });
    expect(await visitor.value(`${FORM} [name=name]`)).toBe("Ann");
    await visitor.press(`${FORM} [type=submit]`);
    if (page.isLostToMail) return;
    await visitor.becomes(
      () => visitor.text(".Banner"),
      "Message sent! We'll get back within 1 business day.",
    );
    await visitor.becomes(() => visitor.value(`${FORM} [name=name]`), "");
  });

  it("thanks for a demo request and both newsletters", async () => {
    await visit("/platform");
    await fillDemoForm();
    await visitor.becomes(() => visitor.text(".Toaster"), expect.stringContaining("Demo request submitted!"));
    await visit("/blog");
    await visitor.evaluate(() => {
      window.alert = (text: string) => document.body.setAttribute("data-alert", text);
    });
    await visitor.fill(`${FORM} [type=email]`, "ann@example.org");
    await visitor.press(".NewsletterForm button");
    await visitor.becomes(
      () => visitor.evaluate(() => document.body.dataset["alert"]),
      "Thanks! You're subscribed to the Larkwell newsletter.",
    );
    await visitor.fill("footer [type=email]", "ann@example.org");
    await visitor.press("footer form button");
    if (!page.isLostToMail) await visitor.becomes(() => visitor.value("footer [type=email]"), "");
  });

  it("keeps what is typed and submitted before the page is live", async () => {
    site.mode.holdsScripts = true;
    await page.goto(`${site.origin}/platform`);
    await fillDemoForm();
    site.releaseScripts();
    await untilLive();
    await visitor.becomes(() => visitor.text(".Toaster"), expect.stringContaining("Demo request submitted!"));
    expect(await visitor.path()).toBe("/platform");
  });

  it("does no harm without script: menus, filters and forms", async () => {
    site.mode.forbidsScripts = true;
    await page.goto(`${site.origin}/blog`);
    await visitor.hover("header button", "Platform");
    await visitor.becomes(() => visitor.count(".DropDownMenu-plane a"), 3);
    await page.mouse.move(700, 800);
    await visitor.press(".TopicChips a", "Research");
    await visitor.arrivesAt("/blog?topic=Research");
    await page.goto(`${site.origin}/login`);
    await visitor.fill("[type=password]", "hush");
    await visitor.press(`${FORM} [type=submit]`);
    expect(await visitor.path()).toBe("/login");
    site.mode.forbidsScripts = false;
  });
});
