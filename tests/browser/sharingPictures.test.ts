import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { beforeAll, expect, it } from "vitest";
import { sharingPicture } from "../../scripts/pictureMarkup.mjs";
import { picturePath, pictureWords } from "../../server/discovery/sharingPicture";
import { allArticles } from "../../server/articles";
import { allPages, notFoundPage } from "../../shared/routes/pageTable";
import { openVisit } from "../support/browser";

const [WIDTH, HEIGHT] = [1200, 630];

/** Browsers of different versions may round colors and the edges of letters differently. */
const MOST_DIFFERENT_PIXELS = 0.001 * WIDTH * HEIGHT;

let page: Page;
beforeAll(async () => {
  ({ page } = await openVisit({ viewport: { width: WIDTH, height: HEIGHT } }));
});

async function drawn(markup: string): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

// Of one article. tests/server/discoveryFiles.test.ts compares the words of all.
const article = allArticles.find(({ slug }) => slug === "how-we-test-a-nudge");
const ofArticle = { folder: "article", title: article?.title ?? "", ...(article && { article }) };
it.each([...allPages, notFoundPage, ofArticle])("the picture for $title shows it", async (shared) => {
  const committed = readFileSync(new URL(`../../public${picturePath(shared)}`, import.meta.url));
  const pictures = [committed, await drawn(sharingPicture(pictureWords(shared)))] as const;
  const [old, present] = pictures.map((picture) => PNG.sync.read(picture).data) as [Buffer, Buffer];
  const different = pixelmatch(old, present, null, WIDTH, HEIGHT, { threshold: 0.05, includeAA: true });
  expect(different, "run node scripts/drawPictures.mjs, then commit public/").toBeLessThan(
    MOST_DIFFERENT_PIXELS,
  );
});
