import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { pages } from "../../shared/pageTable";
import { liveVisit, newVisit, WIDE } from "../support/browser";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "saved-page-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** As browsers save a page whole: the document as script has left it, its files beside it, all other addresses in full. */
async function save(page: Page): Promise<string> {
  const origin = inject("origin");
  let html = await page.content();
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("link[rel=stylesheet], script[src]")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
    ),
  );
  for (const file of files) {
    const name = file.slice(file.lastIndexOf("/") + 1);
    await writeFile(join(folder, name), await (await page.request.get(file)).body());
    html = html.replaceAll(`"${file}"`, `"./${name}"`);
  }
  const saved = join(folder, "saved.html");
  await writeFile(saved, html.replaceAll(/ (href|src|action)="\//g, ` $1="${origin}/`));
  return pathToFileURL(saved).href;
}

const words = (page: Page) => page.getByRole("main").innerText();
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe("a page that is saved as a file", () => {
  it.each([pages.home.path, pages.blog.path])("has its words and its looks: %s", async (path) => {
    const live = await liveVisit(path, WIDE);
    const saved = await newVisit(WIDE);
    await saved.page.goto(await save(live.page));
    expect(await words(saved.page)).toBe(await words(live.page));
    expect(await ground(saved.page)).toBe(await ground(live.page));
    await live.end();
    await saved.end();
  });
});
