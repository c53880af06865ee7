import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharingPicture } from "../../scripts/pictureMarkup.mjs";
import { pictureWords } from "../../server/discovery/sharingPicture";
import { allPages, notFoundPage } from "../../shared/pageTable";
import { launchBrowser } from "../support/browser";

/** Browsers of different versions round the edges of letters differently. */
const MOST_DIFFERENT_PIXELS = 0.001;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  // As the script draws them.
  browser = await launchBrowser(["--font-render-hinting=full"]);
  page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
});
afterAll(() => browser.close());

/** The picture as it would be drawn for these words today. */
async function drawn(words: string): Promise<Buffer> {
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${sharingPicture(words)}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** The share of pixels in which two pictures plainly differ. */
function difference(...pictures: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [one, other] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
        }),
      );
      if (!one || one.length !== other?.length) return 1;
      return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 64).length / one.length;
    },
    pictures.map((picture) => picture.toString("base64")),
  );
}

describe("the pictures for sharing", () => {
  it.each([...allPages, notFoundPage])("show on $folder the words of its title", async (shared) => {
    const committed = readFileSync(new URL(`../../public/share/${shared.folder}.png`, import.meta.url));
    expect(
      await difference(committed, await drawn(pictureWords(shared))),
      "run node scripts/drawPictures.mjs, then commit public/",
    ).toBeLessThan(MOST_DIFFERENT_PIXELS);
  });

  it("differ by more than that where one word is another", async () => {
    expect(await difference(await drawn("Sign In"), await drawn("Sign On"))).toBeGreaterThan(
      MOST_DIFFERENT_PIXELS,
    );
  });
});
