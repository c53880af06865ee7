import { describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { newVisit, untilLive } from "../support/browser";
import { fillContactForm, fillDemoForm, toast } from "../support/formParts";
import { recordFrames } from "../support/recordedFrames";
import { recordTraffic } from "../support/recordTraffic";

/** From a wide screen to a small phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 320, height: 568 },
];

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
