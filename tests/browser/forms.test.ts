import { expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, NARROW, newVisit, untilLive } from "../support/browser";
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

it.each(WINDOWS)(
  "a submit is answered in the form's own place, as high as before and in no frame under the toast, at $width px",
  async (viewport) => {
    const { page } = await newVisit({ viewport });
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
      const heights = seen.map(({ height }) => height);
      expect(seen.at(-1)?.hasFocus, path).toBe(true);
      expect([path, ...seen.flatMap(({ covered }) => covered)]).toEqual([path]);
      expect(Math.max(...heights) - Math.min(...heights), path).toBeLessThanOrEqual(3);
    }
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

it.each([
  ["/about", "sends nothing and stays", []],
  ["/solutions", "sends nothing and stays", []],
  ["/solutions/providers", "opens a message", ["subject=Demo%20Request%20-%20Providers%20Solution"]],
])("a demo form without script: on %s it %s", async (path, _, mails) => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(path);
  const { documents, leaks, mail } = recordTraffic(page);
  const form = await fillDemoForm(page);
  await form.getByRole("button").click({ noWaitAfter: true });
  await expect.poll(mail).toEqual(mails.map((words) => expect.stringContaining(words) as string));
  expect([documents(), leaks("Ann")]).toEqual([[], []]);
  expect(page.url()).toBe(inject("origin") + path);
  expect(await form.getByLabel("Name").inputValue()).toBe("Ann");
});

it("signing in leaves a password where it was typed without script", async () => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(pages.login.path);
  const { documents } = recordTraffic(page);
  await page.getByLabel("Email", { exact: true }).fill("ann@example.org");
  await page.getByLabel("Password").fill("hush");
  await page.getByLabel("Password").press("Enter");
  await page.getByRole("button", { name: "Sign In" }).click();
  expect(documents()).toEqual([]);
  expect(page.url()).toBe(inject("origin") + pages.login.path);
});
