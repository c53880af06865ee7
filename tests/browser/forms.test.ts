import type { Locator } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/routes/pageTable";
import { liveVisit, newVisit, openVisit, untilLive, WITH_MOTION, type Visit } from "../support/browser";
import { fillContactForm, fillDemoForm, toast } from "../support/formParts";
import { recordFrames } from "../support/recordedFrames";
import { recordTraffic } from "../support/recordTraffic";
import { specifiedForms } from "../support/specifiedForms";
import { isWhole } from "../support/tier.mjs";

/** How high the page's form stands, whether its answer has the focus, and what of it and the toast is out of sight. */
function answered() {
  const form = document.querySelector("main form");
  const over = document.querySelector(".Toast")?.getBoundingClientRect() ?? new DOMRect();
  const needed = [
    ...(form?.querySelectorAll(".SubmitOutcome, .ContactForm-banner, [type=submit]") ?? []),
  ].filter((part) => part === document.activeElement || part.checkVisibility({ visibilityProperty: true }));
  return {
    height: Math.round(form?.getBoundingClientRect().height ?? 0),
    hasFocus: document.activeElement?.getAttribute("role") === "status",
    outside: [document.activeElement, document.querySelector(".Toast")].flatMap((part) => {
      if (!part) return ["nothing"];
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight ? [] : [part.className];
    }),
    covered: needed
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ className }) => className),
  };
}

/** Where there is least room, with the most to answer; each night with each kind of form, and in wider windows, too. */
const SUBMITS = [
  [pages.contact.path, 320, 568],
  ...(isWhole
    ? ([
        [pages.providers.path, 768, 1024],
        [pages.contact.path, 1440, 900],
        [pages.solutions.path, 320, 568],
      ] as const)
    : []),
] as const;

describe.each(SUBMITS)("a submit on %s, at %i × %i px", (path, width, height) => {
  let visit: Visit;
  let form: Locator;
  /** In each frame from the submit on. */
  let seen: readonly ReturnType<typeof answered>[];

  beforeAll(async () => {
    visit = await openVisit({ viewport: { width, height }, ...WITH_MOTION });
    const { page } = visit;
    await page.goto(path);
    await untilLive(page);
    form = path === pages.contact.path ? await fillContactForm(page, "Hello") : await fillDemoForm(page);
    const frames = await recordFrames(page, answered);
    await form.getByRole("button").click();
    await toast(page).getByText(/\w/).first().waitFor();
    await page.locator(".Toast").evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
    });
    seen = await frames.seen();
  });
  afterAll(() => visit.context.close());

  it("focuses its answer", () => {
    expect(seen.at(-1)?.hasFocus).toBe(true);
  });

  it("has its answer and the toast in the window", () => {
    expect(seen.at(-1)?.outside).toEqual([]);
  });

  it("has nothing of its answer under the toast", () => {
    expect(seen.flatMap(({ covered }) => covered)).toEqual([]);
  });

  it("leaves the form as high as it was", () => {
    const heights = seen.map((each) => each.height);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(3);
  });

  it("logs no errors and no warnings", () => {
    expect(visit.complaints).toEqual([]);
  });
});

it("the answer to a submit gives its button back, focused, once it is closed", async () => {
  const { page } = await liveVisit(pages.solutions.path, { viewport: { width: 320, height: 568 } });
  const form = await fillDemoForm(page);
  const button = form.locator("[type=submit]");
  await button.click();
  await button.waitFor({ state: "hidden" });
  await form.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await button.isVisible()).toBe(true);
});

it("no field is marked before a visitor has done anything", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(pages.contact.path);
  const looks = await page
    .locator("main form :is(input, select, textarea):not([type=radio])")
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { borderColor, boxShadow, outlineStyle, backgroundColor } = getComputedStyle(field);
        return [borderColor, boxShadow, outlineStyle, backgroundColor].join("; ");
      }),
    );
  expect(looks.length).toBeGreaterThan(3);
  // The organization may be left out, and the others may not.
  expect(new Set(looks).size).toBe(1);
});

/** With a mail, and with a password; each night one of each kind. */
const formsWithoutScript = specifiedForms.filter(({ path }) =>
  ["/contact", "/login", ...(isWhole ? ["/about", "/solutions/providers"] : [])].includes(path),
);

it.each([
  ["what a form says once it is sent", "/solutions/providers", "form [hidden]"],
  ["the controls of the ruler", "/modeled-outcomes", ".RatioRuler-controls"],
])("without script, no room is kept for %s", async (_, path, selector) => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(path);
  const heights = await page
    .locator(selector)
    .evaluateAll((parts) => parts.map(({ clientHeight }) => clientHeight));
  expect(heights).not.toEqual([]);
  expect(heights.filter((height) => height > 0)).toEqual([]);
});

it.each(formsWithoutScript)("without script, $name on $path sends nothing but a mail", async (specified) => {
  const { path, name, submit, typed, outcome } = specified;
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(path);
  const { documents, mail } = recordTraffic(page);
  const form = page.getByRole("form", { name, exact: true });
  for (const [label, value] of Object.entries(typed)) {
    const field = form.getByLabel(label);
    await (label.startsWith("Topic") ? field.selectOption(value) : field.fill(value));
  }
  await form.getByRole("button", { name: submit }).click();
  const { to, subject = "" } = outcome.mail ?? {};
  // A topic that is chosen without script is in the body alone, like all that was typed.
  const link = `mailto:${to}?subject=${encodeURIComponent(subject.split(":")[0] ?? "")}`;
  const opened = () => mail().map((address) => address.replace(/&body=.*/s, ""));
  await expect.poll(opened).toEqual(to ? [link] : []);
  expect(documents()).toEqual([]);
  expect(page.url()).toBe(inject("origin") + path);
});
