import type { Page } from "playwright";
import { describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, NARROW, newVisit, openBeforeHydration } from "../support/browser";
import { fillDemoForm, toast } from "../support/formParts";
import { mailOf, recordTraffic } from "../support/recordTraffic";

const NAME = "Ann & Bob +1";
const ORGANIZATION = '100% "Cedar" 🌅';
const fillIn = (page: Page) => fillDemoForm(page, NAME, ORGANIZATION);

const MAIL_TOAST = "Opening your email client...A pre-filled email to the support address will open.";

describe("demo forms", () => {
  it("open one whole message when submitted before the page is live", async () => {
    const { page, end, complaints } = await newVisit();
    const hydrate = await openBeforeHydration(page, pages.providers.path);
    const { mail, leaks } = recordTraffic(page);
    const form = await fillIn(page);
    await form.getByRole("button").click();
    hydrate();
    await expect.poll(() => toast(page).textContent()).toBe(MAIL_TOAST);
    await expect.poll(mail).toHaveLength(1);
    expect(mailOf(mail()[0]).body).toContain(
      `Name: ${NAME}\r\nEmail: ann+1@example.org\r\nOrganization: ${ORGANIZATION}`,
    );
    expect(leaks("Ann")).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });
});

describe("demo forms without script", () => {
  it.each([
    ["/about", "sends nothing and stays", []],
    ["/solutions", "sends nothing and stays", []],
    ["/solutions/providers", "opens a message", ["subject=Demo%20Request%20-%20Providers%20Solution"]],
  ])("on %s %s", async (path, _, mails) => {
    const { page, end } = await newVisit({ javaScriptEnabled: false });
    await page.goto(path);
    const { documents, leaks, mail } = recordTraffic(page);
    const form = await fillIn(page);
    await form.getByRole("button").click({ noWaitAfter: true });
    await expect.poll(mail).toEqual(mails.map((words) => expect.stringContaining(words) as string));
    expect([documents(), leaks("Ann")]).toEqual([[], []]);
    expect(page.url()).toBe(inject("origin") + path);
    expect(await form.getByLabel("Name").inputValue()).toBe(NAME);
    await end();
  });
});

describe("a toast", () => {
  it("covers nothing that a visitor reaches with the keyboard, down to the page's last link", async () => {
    const { page, end } = await liveVisit(pages.solutions.path, NARROW);
    const form = await fillIn(page);
    await form.getByRole("button").click();
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
    await end();
  });

  it("is out of reach under the mobile menu, and there again when the menu is closed with Escape", async () => {
    const { page, end } = await liveVisit(pages.solutions.path, NARROW);
    const form = await fillIn(page);
    await form.getByRole("button").press("Enter");
    await toast(page).getByText("Demo request submitted!").waitFor();
    const isInert = () => page.locator(".Toaster").evaluate((element: HTMLElement) => element.inert);
    await page.getByRole("button", { name: "Open menu" }).press("Enter");
    await expect.poll(isInert).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(isInert).toBe(false);
    expect(await toast(page).textContent()).not.toBe("");
    await end();
  });
});
