import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTemporarySite, type TemporarySite } from "../../support/temporarySite.mjs";
import { newVisit, untilLive } from "../../support/browser";
import { until } from "../../support/until";

const START = "export async function createServer(";
const STYLES = "shared/styles/base.css";
const COMPONENT = "shared/pages/login/SignIn.tsx";

/** Each save builds the site and starts a server, which takes long beside other tests. */
const WAIT_LIMIT_MS = 60_000;
vi.setConfig({ testTimeout: 2 * WAIT_LIMIT_MS });
const WAIT = { timeout: WAIT_LIMIT_MS };

/** What a visitor has done before the save. */
const KEPT = { email: "ada@example.com", scrollY: 120 };

let site: TemporarySite;
let page: Page;
let originals: readonly (readonly [file: string, text: string])[];
beforeAll(async () => {
  site = await startTemporarySite();
  originals = await Promise.all(
    [STYLES, COMPONENT].map(async (file) => [file, await site.read(file)] as const),
  );
});
afterAll(() => site.stop());

const emailField = () => page.getByLabel("Email", { exact: true });
const kept = async () => ({
  email: await emailField().inputValue(),
  scrollY: await page.evaluate(() => window.scrollY),
});

const alertOf = (hasText: string) => page.getByRole("alert").filter({ hasText });
const loginPage = () => fetch(`${site.origin}/login`, { headers: { Accept: "text/html" } });

/** What open pages are told to be wrong. */
async function problem() {
  const { body } = await fetch(`${site.origin}/@dev/events`);
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const [, data] = /^data: (.*)$/m.exec(chunk) ?? [];
    if (data) return (JSON.parse(data) as { readonly problem: string }).problem;
  }
  throw new Error("the stream of events has ended");
}

describe("a page in development", () => {
  let context: BrowserContext;
  let complaints: string[];
  beforeEach(async () => {
    ({ page, complaints, context } = await newVisit({ viewport: { width: 1000, height: 500 } }));
    context.setDefaultTimeout(WAIT_LIMIT_MS);
    await page.goto(`${site.origin}/login`);
    await untilLive(page);
    await emailField().fill(KEPT.email);
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), KEPT.scrollY);
  });
  afterEach(async ({ task }) => {
    await context.close();
    // What a failed test has left broken must not fail the next ones.
    if (task.result?.state === "fail") for (const [file, text] of originals) await site.write(file, text);
    expect(complaints).toEqual([]);
  });

  it("shows an error in a component over the page, and its line in the terminal, and reloads the page with the fixed component", async () => {
    const component = await site.read(COMPONENT);
    await site.write(COMPONENT, `${component}const words = "`);
    await alertOf(`${COMPONENT}:`).waitFor();
    await site.said(new RegExp(`${COMPONENT}:${component.split("\n").length}:`));
    expect((await fetch(`${site.origin}/login`)).status).toBe(200);
    expect(await kept()).toEqual(KEPT);
    await site.write(COMPONENT, component.replace("{content.heading}", "Words of a fixed component"));
    await site.write(STYLES, `${await site.read(STYLES)}\n`);
    await page.getByText("Words of a fixed component").waitFor();
    await untilLive(page);
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("has what was typed and where it was scrolled to after a reload", async () => {
    const component = await site.read(COMPONENT);
    await page.evaluate(() => Object.assign(window, { isBeforeReload: true }));
    await site.write(COMPONENT, `${component}\n`);
    await page.waitForFunction(() => !("isBeforeReload" in window));
    await untilLive(page);
    await expect.poll(kept).toEqual(KEPT);
  });

  it("says over the page what a component throws on the server, with its line, until it is mended", async () => {
    const component = await site.read(COMPONENT);
    const thrown = 'throw new Error("no words");';
    await site.write(COMPONENT, component.replace("  return (", `  ${thrown}\n  return (`));
    await alertOf("no words").waitFor();
    const row = component.slice(0, component.indexOf("  return (")).split("\n").length;
    await alertOf(`${COMPONENT}:${row}`).waitFor();
    await site.write(COMPONENT, component);
    await untilLive(page);
    await expect.poll(() => page.getByRole("alert").count(), WAIT).toBe(0);
    complaints.length = 0;
  });

  it("says over the page what a component throws in the browser", async () => {
    const component = await site.read(COMPONENT);
    const thrown = 'if (typeof window !== "undefined") throw new Error("only here");';
    await site.write(COMPONENT, component.replace("  return (", `  ${thrown}\n  return (`));
    await alertOf("only here").waitFor();
    await site.write(COMPONENT, component);
    await expect.poll(() => page.getByRole("alert").count(), WAIT).toBe(0);
    complaints.length = 0;
  });

  it("shows each saved style at once, with what was typed and where it was scrolled to", async () => {
    const styles = await site.read(STYLES);
    for (const margin of ["3px", "4px"]) {
      // As an editor does that empties the file first, on a busy machine.
      await site.write(STYLES, "");
      await delay(25);
      await site.write(STYLES, `${styles}\nbody { margin-left: ${margin} }`);
      await page.waitForFunction((set) => getComputedStyle(document.body).marginLeft === set, margin);
    }
    expect(await kept()).toEqual(KEPT);
    await expect.poll(() => page.locator('link[rel="stylesheet"]').count()).toBe(2);
    await site.write(STYLES, `${styles}\n}`);
    await alertOf(STYLES).waitFor();
    await site.write(STYLES, styles);
    await page.getByRole("alert").waitFor({ state: "detached" });
  });
});

describe("npm run dev", () => {
  it("responds to every request while a new server starts, and shows what was saved or moved, such as a public file", async () => {
    await site.move("public/logo.svg", "public/moved.svg");
    await until(async () => (await fetch(`${site.origin}/logo.svg`)).status === 404);
    await site.replace("public/favicon.svg", "<svg", "<svg data-saved");
    const statuses = new Set<number>();
    await until(async () => {
      statuses.add((await loginPage()).status);
      return (await (await fetch(`${site.origin}/favicon.svg`)).text()).includes("<svg data-saved");
    });
    expect([...statuses]).toEqual([200]);
    expect((await fetch(`${site.origin}/webinars`, { redirect: "manual" })).status).toBe(301);
    await site.said(/New server, pages reload, after/);
  });

  it("says why a server does not start until it is mended, and goes on with the one before", async () => {
    await site.replace("server/createServer.ts", START, `throw new Error("not today");\n${START}`);
    await until(async () => (await problem()).includes("not today"));
    expect((await loginPage()).status).toBe(200);
    await site.said(/not today/);
    // Nor does a save of styles hide it, which needs no new server by itself.
    await site.write(STYLES, `${await site.read(STYLES)}\n`);
    await site.said(/not today[^]*not today/);
    expect(await problem()).toContain("not today");
    await site.replace("server/createServer.ts", `throw new Error("not today");\n`, "");
  });

  it("leaves neither a process nor a file behind after Ctrl-C", async () => {
    // Of esbuild at least.
    const started = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8").match(/\d+/g) ?? [];
    expect(started).not.toEqual([]);
    expect(await site.stop()).toEqual([]);
    await until(() => ![site.pid, ...started].some((pid) => existsSync(`/proc/${pid}`)));
  });
});
