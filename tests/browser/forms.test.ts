import type { Browser, Page, Request } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pages";
import { holdBackScripts, launchBrowser, newVisit } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Everything a page asks for from now on, whichever way: mail links too. */
function record(page: Page) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return {
    mail: () => requests.map((request) => request.url()).filter((url) => url.startsWith("mailto:")),
    /** Requests that carry this text to a server, in the address or the body. */
    leaks: (text: string) =>
      requests
        .filter((request) => request.url().startsWith("http"))
        .filter((request) => `${request.url()} ${request.postData() ?? ""}`.includes(text)),
    documents: () =>
      requests.filter((request) => request.url().startsWith("http") && request.isNavigationRequest()),
  };
}

function decoded(link: string) {
  const { pathname, search } = new URL(link);
  const [, subject = "", body = ""] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
  return { to: pathname, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

async function fillDemo(page: Page) {
  const form = page.locator("#demo form");
  await form.getByLabel("Name").fill("Ann & Bob +1");
  await form.getByLabel("Email").fill("ann+1@example.org");
  await form.getByLabel("Organization").fill('100% "Cedar" 🌅');
  return form;
}

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("status");

/** Opens a page whose first small script runs while the others are held back, until they are let go. */
async function openBeforeItIsLive(page: Page, path: string): Promise<() => void> {
  const release = await holdBackScripts(page);
  const first = page.waitForResponse(/\/assets\/main-/);
  await page.goto(path, { waitUntil: "commit" });
  await (await first).finished();
  return release;
}

const notified = [
  [pages.about.path, "Thanks! We'll reach out shortly.Your demo request has been received."],
  ...[pages.platform, pages.getMorePatients, pages.engageMorePatients, pages.solutions].map(
    ({ path }) =>
      [path, "Demo request submitted!We'll contact you soon to schedule your personalized demo."] as const,
  ),
] as const;

const mailed = [
  [pages.providers.path, "Demo Request - Providers Solution"],
  [pages.healthPlans.path, "Demo Request - Health Plans Solution"],
  [pages.employers.path, "Demo Request - Employers Solution"],
] as const;

const MAIL_TOAST = "Opening your email client...A pre-filled email to the support address will open.";

describe("demo forms", () => {
  it.each(notified)("on %s show a toast and send nothing", async (path, words) => {
    const { page, end, complaints } = await newVisit(browser);
    await page.goto(path, { waitUntil: "networkidle" });
    const { mail, leaks } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click();
    await expect.poll(() => toast(page).textContent()).toBe(words);
    expect(mail()).toEqual([]);
    expect(leaks("Ann")).toEqual([]);
    expect(page.url()).toBe(inject("origin") + path);
    expect(complaints).toEqual([]);
    await end();
  });

  it.each(mailed)("on %s open a message with everything typed in it", async (path, subject) => {
    const { page, end, complaints } = await newVisit(browser);
    await page.goto(path, { waitUntil: "networkidle" });
    const { mail, leaks } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click();
    await expect.poll(() => toast(page).textContent()).toBe(MAIL_TOAST);
    await expect.poll(mail).toHaveLength(1);
    const message = decoded(mail()[0] ?? "");
    expect(message).toMatchObject({ to: "support@larkwell.example", subject });
    expect(message.body).toContain(
      'Name: Ann & Bob +1\r\nEmail: ann+1@example.org\r\nOrganization: 100% "Cedar" 🌅',
    );
    expect(leaks("Ann")).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });

  it("take effect once the page is live when submitted before, and keep what was typed", async () => {
    const { page, end, complaints } = await newVisit(browser);
    const letGo = await openBeforeItIsLive(page, pages.solutions.path);
    const { leaks } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click();
    expect(await toast(page).textContent()).toBe("");
    letGo();
    await expect.poll(() => toast(page).textContent()).toContain("Demo request submitted!");
    expect(await form.getByLabel("Name").inputValue()).toBe("Ann & Bob +1");
    expect(leaks("Ann")).toEqual([]);
    expect(page.url()).toBe(inject("origin") + pages.solutions.path);
    expect(complaints).toEqual([]);
    await end();
  });

  it("open one whole message when submitted before the page is live", async () => {
    const { page, end, complaints } = await newVisit(browser);
    const letGo = await openBeforeItIsLive(page, pages.providers.path);
    const { mail } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click();
    letGo();
    await expect.poll(() => toast(page).textContent()).toBe(MAIL_TOAST);
    await expect.poll(mail).toHaveLength(1);
    expect(mail().map((link) => decoded(link).body)).toEqual([
      expect.stringContaining("Name: Ann & Bob +1\r\n"),
    ]);
    expect(complaints).toEqual([]);
    await end();
  });
});

describe("forms without script", () => {
  it.each([pages.about.path, pages.solutions.path])("on %s send nothing and stay", async (path) => {
    const { page, end } = await newVisit(browser, { javaScriptEnabled: false });
    await page.goto(path);
    const { documents, mail } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click();
    expect(documents()).toEqual([]);
    expect(mail()).toEqual([]);
    expect(page.url()).toBe(inject("origin") + path);
    expect(await form.getByLabel("Name").inputValue()).toBe("Ann & Bob +1");
    await end();
  });

  it("on an audience page open a message, not a request to the server", async () => {
    const { page, end } = await newVisit(browser, { javaScriptEnabled: false });
    await page.goto(pages.providers.path);
    const { leaks, mail } = record(page);
    const form = await fillDemo(page);
    await form.getByRole("button").click({ noWaitAfter: true });
    await expect.poll(mail).toHaveLength(1);
    expect(mail()[0]).toContain("subject=Demo%20Request%20-%20Providers%20Solution");
    expect(leaks("Ann")).toEqual([]);
    await end();
  });

  it("leave a password where it was typed", async () => {
    const { page, end } = await newVisit(browser, { javaScriptEnabled: false });
    await page.goto(pages.login.path);
    const { documents } = record(page);
    await page.getByLabel("Email", { exact: true }).fill("ann@example.org");
    await page.getByLabel("Password").fill("hush");
    await page.getByLabel("Password").press("Enter");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(documents()).toEqual([]);
    expect(page.url()).toBe(inject("origin") + pages.login.path);
    await end();
  });
});

describe("signing in", () => {
  it("does nothing and sends nothing", async () => {
    const { page, end, complaints } = await newVisit(browser);
    await page.goto(pages.login.path, { waitUntil: "networkidle" });
    const { documents, leaks } = record(page);
    await page.getByLabel("Email", { exact: true }).fill("ann@example.org");
    await page.getByLabel("Password").fill("hush");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(documents()).toEqual([]);
    expect(leaks("hush")).toEqual([]);
    expect(page.url()).toBe(inject("origin") + pages.login.path);
    expect(await page.getByLabel("Password").inputValue()).toBe("hush");
    expect(await toast(page).textContent()).toBe("");
    expect(complaints).toEqual([]);
    await end();
  });
});

describe("the contact form", () => {
  const BANNER = "Message sent! We'll get back within 1 business day.";

  it("opens the message, shows its banner for 4 seconds and is then empty", async () => {
    const { page, context, complaints } = await newVisit(browser);
    await page.clock.install();
    await page.goto(pages.contact.path, { waitUntil: "networkidle" });
    const { mail } = record(page);
    const form = page.getByRole("form", { name: "Contact form" });
    await form.getByLabel("Name *").fill("Ann");
    await form.getByLabel("Email *").fill("ann@example.org");
    await form.getByLabel("Topic *").selectOption("Support");
    await form.getByLabel("Message").fill("one\ntwo & three");
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.getByRole("button", { name: "Send Message" }).click();
    await page.clock.runFor(3_900);
    expect(await form.getByRole("status").textContent()).toBe(BANNER);
    expect(decoded(mail()[0] ?? "")).toEqual({
      to: "support@larkwell.example",
      subject: "Contact Form: Support",
      body: "Name: Ann\r\nEmail: ann@example.org\r\nOrganization: Not provided\r\nTopic: Support\r\n\r\nMessage:\r\none\r\ntwo & three",
    });
    expect(await form.getByLabel("Name *").inputValue()).toBe("Ann");
    await page.clock.runFor(200);
    expect(await form.getByRole("status").textContent()).toBe("");
    expect(await form.getByLabel("Name *").inputValue()).toBe("");
    expect(await form.getByLabel("Topic *").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("does silently nothing, but for the focus, when a required field is missing", async () => {
    const { page, end } = await newVisit(browser);
    await page.goto(pages.contact.path, { waitUntil: "networkidle" });
    const { mail } = record(page);
    const form = page.getByRole("form", { name: "Contact form" });
    await form.getByLabel("Name *").fill("Ann");
    await form.getByRole("button", { name: "Send Message" }).click();
    expect(await form.getByLabel("Email *").evaluate((field) => field === document.activeElement)).toBe(true);
    expect(mail()).toEqual([]);
    expect(await form.getByRole("status").textContent()).toBe("");
    await end();
  });
});

describe("the newsletter in the footer", () => {
  it("opens its message and clears the field", async () => {
    const { page, end } = await newVisit(browser);
    await page.goto(pages.login.path, { waitUntil: "networkidle" });
    const { mail } = record(page);
    const email = page.getByRole("contentinfo").getByLabel("Email address");
    await email.fill("ann+news@example.org");
    await email.press("Enter");
    await expect.poll(mail).toHaveLength(1);
    expect(decoded(mail()[0] ?? "").body).toContain("Please subscribe ann+news@example.org to");
    expect(await email.inputValue()).toBe("");
    await end();
  });
});

describe("a toast", () => {
  it("moves to the top rather than cover what has focus, and goes with Escape", async () => {
    const { page, end } = await newVisit(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(pages.solutions.path, { waitUntil: "networkidle" });
    const form = await fillDemo(page);
    const button = form.getByRole("button");
    await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await button.press("Enter");
    const region = page.getByRole("region", { name: "Notifications" });
    await expect.poll(() => toast(page).textContent()).not.toBe("");
    await expect
      .poll(async () => {
        const [covering, covered] = [await region.boundingBox(), await button.boundingBox()];
        return covering && covered && covering.y + covering.height <= covered.y;
      })
      .toBe(true);
    await region.getByRole("button").focus();
    await page.keyboard.press("Escape");
    expect(await toast(page).textContent()).toBe("");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await end();
  });
});
