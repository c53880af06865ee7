import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picturePath } from "../../server/discovery/sharingPicture";
import { allArticles } from "../../shared/pages/blog/articles";
import { allPages, notFoundPage } from "../../shared/pageTable";

const MOST_BYTES = 60_000;
const PNG_SIGNATURE = "89504e470d0a1a0a";

function png(file: string) {
  const bytes = readFileSync(new URL(`../../public/${file}`, import.meta.url));
  return {
    signature: bytes.toString("hex", 0, 8),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    bytes: bytes.length,
  };
}

describe("pictures drawn from the mark", () => {
  const ofArticles = allArticles.map((article) => ({ folder: "article", article }));
  it.each([...allPages, notFoundPage, ...ofArticles].map(picturePath))(
    "share %s with 1200 by 630 px in 60 kB",
    (path) => {
      const file = path.slice(1);
      const isDrawn = existsSync(new URL(`../../public/${file}`, import.meta.url));
      expect(isDrawn, `public/${file}: node scripts/drawPictures.mjs`).toBe(true);
      const picture = png(file);
      expect(picture).toMatchObject({ signature: PNG_SIGNATURE, width: 1200, height: 630 });
      expect(picture.bytes).toBeLessThan(MOST_BYTES);
    },
  );

  it.each([
    ["apple-touch-icon.png", 180],
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["icon-maskable-512.png", 512],
  ])("stand on a home screen as %s of %i px", (file, size) => {
    expect(png(file)).toMatchObject({ signature: PNG_SIGNATURE, width: size, height: size });
  });
});
