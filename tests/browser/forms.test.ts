import { expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, NARROW, newVisit } from "../support/browser";
import { fillContactForm, fillDemoForm, toast } from "../support/formParts";
import { recordFrames } from "../support/recordedFrames";
import { recordTraffic } from "../support/recordTraffic";
import { specifiedForms } from "../support/specifiedPages";

/** How high the page's form stands, whether its answer has the focus, and what of it lies under the toast. */
function answered() {
  const form = document.querySelector("main form");
  const over = document.querySelector(".Toast")?.getBoundingClientRect() ?? new DOMRect();
  const needed = [
    ...(form?.querySelectorAll(".SubmitOutcome, .ContactForm-banner, [type=submit]") ?? []),
  ].filter((part) => part === document.activeElement || part.checkVisibility({ visibilityProperty: true }));
  return {
    height: Math.round(form?.getBoundingClientRect().height ?? 0),
    hasFocus: document.activeElement?.getAttribute("role") === "status",
    covered: needed
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(({ className }) => className),
  };
}

it.each([
  [pages.contact.path, 1440, 900],
  [pages.providers.path, 768, 1024],
  [pages.contact.path, 320, 568],
  [pages.solutions.path, 320, 568],
])(
  "a submit on %s is answered in the form's own place, as high as before and in no frame under the toast, at %i × %i px",
  async (path, width, height) => {
    const { page } = await liveVisit(path, { viewport: { width, height } });
    const form =
      path === pages.contact.path ? await fillContactForm(page, "Hello") : await fillDemoForm(page);
    const frames = await recordFrames(page, answered);
    await form.getByRole("button").click();
    await toast(page).getByText(/\w/).first().waitFor();
    await page.locator(".Toast").evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
    });
    const seen = await frames.seen();
    const heights = seen.map((each) => each.height);
    expect(seen.at(-1)?.hasFocus).toBe(true);
    expect(seen.flatMap(({ covered }) => covered)).toEqual([]);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(3);
  },
);

it("a toast covers nothing that a visitor reaches with the keyboard, and is out of reach under the mobile menu", async () => {
  const { page } = await liveVisit(pages.solutions.path, NARROW);
  const form = await fillDemoForm(page);
  await form.getByRole("button").press("Enter");
  await toast(page).getByText("Demo request submitted!").waitFor();
  const stops: { name: string; isCovered: boolean }[] = [];
  while (stops.at(-1)?.name !== "Terms of Use" && stops.length < 60) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const toasted = document.querySelector(".Toast")?.getBoundingClientRect() ?? new DOMRect();
        return {
          name: document.activeElement?.textContent ?? "",
          isCovered: focused.top < toasted.bottom && focused.bottom > toasted.top,
        };
      }),
    );
  }
  expect(stops.at(-1)?.name).toBe("Terms of Use");
  expect(stops.filter(({ isCovered }) => isCovered)).toEqual([]);
  const isInert = () => page.locator(".Toaster").evaluate((element: HTMLElement) => element.inert);
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await expect.poll(isInert).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(isInert).toBe(false);
  expect(await toast(page).textContent()).not.toBe("");
});

/** One of each kind. */
const formsWithoutScript = specifiedForms.filter(({ path }) =>
  ["/about", "/solutions/providers", "/contact", "/login"].includes(path),
);

it.each(formsWithoutScript)(
  "without script, $name on $path opens its message or does nothing, and nothing typed leaves the page",
  async ({ path, name, submit, typed, outcome }) => {
    const { page } = await newVisit({ javaScriptEnabled: false });
    await page.goto(path);
    const { documents, mail } = recordTraffic(page);
    const form = page.getByRole("form", { name, exact: true });
    for (const [label, value] of Object.entries(typed)) {
      const field = form.getByLabel(label);
      await (label.startsWith("Topic") ? field.selectOption(value) : field.fill(value));
    }
    await form.getByRole("button", { name: submit }).click();
    // A topic that is chosen without script is in the body alone.
    const [subject = ""] = outcome.mail?.subject.split(":") ?? [];
    const link = `mailto:${outcome.mail?.to}?subject=${encodeURIComponent(subject)}`;
    await expect.poll(mail).toEqual(outcome.mail ? [expect.stringContaining(link)] : []);
    expect(documents()).toEqual([]);
    expect(page.url()).toBe(inject("origin") + path);
  },
);
