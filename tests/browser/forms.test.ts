import { describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, newVisit, untilLive } from "../support/browser";
import { contrast } from "../support/contrast";
import { contactForm, fillContactForm, fillDemoForm, toast } from "../support/formParts";
import { mailOf, recordTraffic } from "../support/recordTraffic";

const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** In which the form stands beside the page's words; in the second one its foot lies at the window's. */
const WINDOWS_BESIDE_THE_FORM = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 900 },
];

/** The color of a fault, `--ember-600`. */
const EMBER = "rgb(188, 66, 23)";

/** What the contact form has to say or to press, and the toast lies over. */
function coveredByToast(): readonly string[] {
  const toasted = document.querySelector(".Toast")?.getBoundingClientRect();
  return [...document.querySelectorAll("form[aria-label='Contact form'] :is(p, label, button)")]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const { left: from, right: to, top: over, bottom: under } = toasted ?? new DOMRect();
      return left < to && right > from && top < under && bottom > over;
    })
    .map(({ textContent }) => textContent);
}

function edgeAndRing(field: Element): readonly string[] {
  const { outlineStyle, borderTopColor, outlineColor } = getComputedStyle(field);
  return [outlineStyle, borderTopColor, outlineColor];
}

describe("signing in", () => {
  it("does nothing and sends nothing", async () => {
    const { page, end, complaints } = await liveVisit(pages.login.path);
    const { documents, leaks } = recordTraffic(page);
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

  it("leaves a password where it was typed without script", async () => {
    const { page, end } = await newVisit({ javaScriptEnabled: false });
    await page.goto(pages.login.path);
    const { documents } = recordTraffic(page);
    await page.getByLabel("Email", { exact: true }).fill("ann@example.org");
    await page.getByLabel("Password").fill("hush");
    await page.getByLabel("Password").press("Enter");
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(documents()).toEqual([]);
    expect(page.url()).toBe(inject("origin") + pages.login.path);
    await end();
  });
});

describe("the contact form", () => {
  const BANNER = "Message sent! We'll get back within 1 business day.";

  it("opens the message, shows its banner for 4 seconds and is then empty", async () => {
    const { page, context, complaints } = await newVisit(LAPTOP);
    await page.clock.install();
    await page.goto(pages.contact.path);
    await untilLive(page);
    const { mail } = recordTraffic(page);
    const form = await fillContactForm(page, "one\ntwo & three");
    await page.clock.pauseAt(Date.now() + 60_000);
    await form.getByRole("button", { name: "Send Message" }).click();
    await page.clock.runFor(3_900);
    await expect.poll(() => form.getByRole("status").textContent()).toBe(BANNER);
    for (const { width, height } of WINDOWS_BESIDE_THE_FORM) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(coveredByToast), `at ${width} × ${height} px`).toEqual([]);
    }
    await expect.poll(mail).toHaveLength(1);
    expect(mailOf(mail()[0])).toEqual({
      to: "support@larkwell.example",
      subject: "Contact Form: Support",
      body: "Name: Ann\r\nEmail: ann@example.org\r\nOrganization: Not provided\r\nTopic: Support\r\n\r\nMessage:\r\none\r\ntwo & three",
    });
    expect(await form.getByLabel("Name *").inputValue()).toBe("Ann");
    await page.clock.runFor(200);
    await expect.poll(() => form.getByRole("status").textContent()).toBe("");
    await expect.poll(() => form.getByLabel("Name *").inputValue()).toBe("");
    expect(await form.getByLabel("Topic *").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("does silently nothing, but for the focus, when a required field is missing", async () => {
    const { page, end } = await liveVisit(pages.contact.path);
    const { mail } = recordTraffic(page);
    const form = contactForm(page);
    await form.getByLabel("Name *").fill("Ann");
    await form.getByLabel("Email *").focus();
    const colors = async () => form.getByLabel("Email *").evaluate(edgeAndRing);
    const atFirst = await colors();
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect
      .poll(() => form.getByLabel("Email *").evaluate((field) => field === document.activeElement))
      .toBe(true);
    // Marked while it has the focus, which is seen as before.
    await expect.poll(colors).toEqual(["solid", EMBER, EMBER]);
    expect(atFirst).not.toContain(EMBER);
    expect(mail()).toEqual([]);
    expect(await form.getByRole("status").textContent()).toBe("");
    await end();
  });
});

describe("a toast", () => {
  it("has an edge that stands apart from a night ground", async () => {
    const { page, end } = await liveVisit(pages.platform.path);
    const form = await fillDemoForm(page);
    await form.getByRole("button").click();
    await toast(page).getByText("Demo request submitted!").waitFor();
    const [edge, style, ground] = await page.evaluate(() => {
      const { borderTopColor, borderTopStyle } = getComputedStyle(
        document.querySelector(".Toast") ?? document.body,
      );
      const footer = getComputedStyle(document.querySelector(".Footer") ?? document.body);
      return [borderTopColor, borderTopStyle, footer.backgroundColor];
    });
    // Without an edge its color is that of the text.
    expect(style).toBe("solid");
    expect(contrast(edge, ground)).toBeGreaterThan(3);
    await end();
  });
});

describe("the newsletter in the footer", () => {
  it("opens its message and clears the field", async () => {
    const { page, end } = await liveVisit(pages.login.path);
    const { mail } = recordTraffic(page);
    const email = page.getByRole("contentinfo").getByLabel("Email address");
    await email.fill("ann+news@example.org");
    await email.press("Enter");
    await expect.poll(mail).toHaveLength(1);
    expect(mailOf(mail()[0]).body).toContain("Please subscribe ann+news@example.org to");
    await expect.poll(() => email.inputValue()).toBe("");
    await end();
  });
});
