import { describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, newVisit, untilLive } from "../support/browser";
import { contrast } from "../support/contrast";
import { contactForm, fillContactForm, fillDemoForm, toast } from "../support/formParts";
import { recordFrames } from "../support/recordedFrames";
import { mailOf, recordTraffic } from "../support/recordTraffic";

const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** From a wide screen to a small phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** The color of a fault, `--ember-600`. */
const EMBER = "rgb(188, 66, 23)";

/** How high the page's form stands, whether its answer has the focus, and what of it lies under the toast. */
function answered() {
  const form = document.querySelector("main form");
  const {
    left: from,
    right: to,
    top: over,
    bottom: under,
  } = document.querySelector(".Toast")?.getBoundingClientRect() ?? new DOMRect();
  const needed = [
    ...(form?.querySelectorAll(".SubmitOutcome, .ContactForm-banner, [type=submit]") ?? []),
  ].filter((part) => part === document.activeElement || part.checkVisibility({ visibilityProperty: true }));
  return {
    height: Math.round(form?.getBoundingClientRect().height ?? 0),
    hasFocus: document.activeElement?.getAttribute("role") === "status",
    covered: needed
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < to && right > from && top < under && bottom > over;
      })
      .map(({ className }) => className),
  };
}

function edgeAndRing(field: Element): readonly string[] {
  const { outlineStyle, borderTopColor, outlineColor } = getComputedStyle(field);
  return [outlineStyle, borderTopColor, outlineColor];
}

describe("a submit", () => {
  it.each(WINDOWS)(
    "is answered in the form's own place, as high as before and in no frame under the toast, at $width px",
    async (window) => {
      const { page, end } = await newVisit();
      const before = page.viewportSize() ?? window;
      await page.setViewportSize(window);
      for (const path of [pages.contact.path, pages.providers.path, pages.solutions.path]) {
        await page.goto(path);
        await untilLive(page);
        const form =
          path === pages.contact.path ? await fillContactForm(page, "Hello") : await fillDemoForm(page);
        const frames = await recordFrames(page, answered);
        await form.getByRole("button").click();
        await toast(page).getByText(/\w/).first().waitFor();
        await page.locator(".Toast").evaluate(async (element) => {
          await Promise.all(element.getAnimations().map(({ finished }) => finished));
        });
        const seen = await frames.seen();
        expect(seen.at(-1)?.hasFocus, path).toBe(true);
        expect(
          seen.flatMap(({ covered }) => covered),
          path,
        ).toEqual([]);
        const heights = seen.map(({ height }) => height);
        expect(Math.max(...heights) - Math.min(...heights), path).toBeLessThanOrEqual(3);
      }
      await page.setViewportSize(before);
      await end();
    },
  );
});

describe("signing in", () => {
  it("sends nothing, and says that it is not open yet", async () => {
    const { page, end, complaints } = await liveVisit(pages.login.path);
    const { documents, leaks } = recordTraffic(page);
    await page.getByLabel("Email", { exact: true }).fill("ann@example.org");
    await page.getByLabel("Password").fill("hush");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText("Sign-in is not open on this website yet").waitFor();
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
    await form.getByText(BANNER).waitFor();
    await expect.poll(mail).toHaveLength(1);
    expect(mailOf(mail()[0])).toEqual({
      to: "support@larkwell.example",
      subject: "Contact Form: Support",
      body: "Name: Ann\r\nEmail: ann@example.org\r\nOrganization: Not provided\r\nTopic: Support\r\n\r\nMessage:\r\none\r\ntwo & three",
    });
    expect(await form.getByLabel("Name *").inputValue()).toBe("Ann");
    await page.clock.runFor(200);
    await expect.poll(() => form.getByText(BANNER).count()).toBe(0);
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

describe("a faulty field", () => {
  /** The look of a fault: a bar at its side. Its edge stands apart from the ground of its form. */
  const FAULTY = ["solid", "5px"];
  it.each([
    ["a demo form", pages.providers.path, "main form", "Email"],
    ["the contact form", pages.contact.path, "main form", "Email *"],
    ["the sign-in", pages.login.path, "main form", "Email"],
    [
      "the newsletter of the blog",
      pages.blog.path,
      "form[aria-label='Blog newsletter sign-up']",
      "Email address",
    ],
    ["the newsletter in the footer", pages.login.path, "footer form", "Email address"],
  ])("looks alike in %s", async (_, path, formSelector, label) => {
    const { page, end } = await liveVisit(path);
    const field = page.locator(formSelector).getByLabel(label);
    await field.fill("no address");
    await field.press("Tab");
    const look = async () =>
      field.evaluate((element) => {
        const { borderLeftStyle, borderLeftWidth, borderLeftColor } = getComputedStyle(element);
        const grounds: string[] = [];
        for (let part = element.parentElement; part; part = part.parentElement)
          grounds.push(getComputedStyle(part).backgroundColor);
        return {
          edge: [borderLeftStyle, borderLeftWidth],
          color: borderLeftColor,
          ground: grounds.find((ground) => ground !== "rgba(0, 0, 0, 0)"),
        };
      });
    await expect.poll(async () => (await look()).edge).toEqual(FAULTY);
    await expect
      .poll(async () => {
        const { color, ground } = await look();
        return contrast(color, ground);
      })
      .toBeGreaterThanOrEqual(3);
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
