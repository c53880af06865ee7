import { readFileSync } from "node:fs";
import type { Page } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { sharingPicture } from "../../scripts/pictureMarkup.mjs";
import { picturePath, pictureWords } from "../../server/discovery/sharingPicture";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { openVisit } from "../support/browser";

/** Browsers of different versions may round colors and the edges of letters differently. */
const PLAIN_DIFFERENCE = 16;
const MOST_DIFFERENT_VALUES = 0.001;

let page: Page;
beforeAll(async () => {
  ({ page } = await openVisit({ viewport: { width: 1200, height: 630 } }));
});

async function drawn(markup: string): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${markup}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** The share of values, four for each pixel, in which two pictures plainly differ. */
function difference(...pictures: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async ([sources, plain]) => {
      const canvas = new OffscreenCanvas(innerWidth, innerHeight).getContext("2d");
      if (!canvas) return 1;
      canvas.globalCompositeOperation = "difference";
      for (const source of sources) {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        canvas.drawImage(image, 0, 0);
      }
      const { data } = canvas.getImageData(0, 0, innerWidth, innerHeight);
      return data.filter((value, index) => index % 4 !== 3 && value > plain).length / data.length;
    },
    [pictures.map((picture) => picture.toString("base64")), PLAIN_DIFFERENCE] as const,
  );
}

const ofArticles = allArticles.map((article) => ({ folder: "article", title: article.title, article }));
it.each([...allPages, notFoundPage, ...ofArticles])("the picture for $title shows it", async (shared) => {
  const committed = readFileSync(new URL(`../../public${picturePath(shared)}`, import.meta.url));
  expect(
    await difference(committed, await drawn(sharingPicture(pictureWords(shared)))),
    "run node scripts/drawPictures.mjs, then commit public/",
  ).toBeLessThan(MOST_DIFFERENT_VALUES);
});
