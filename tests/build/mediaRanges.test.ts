import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../build/folders.mjs";
import { lowerMediaRanges } from "../../build/mediaRanges.mjs";
import { stylesheets } from "../support/stylesheets";

it("writes ranges as browsers before 2023 know them, and leaves container queries as they are", () => {
  expect(lowerMediaRanges("@media screen and (width < 48rem), print {}")).toBe(
    "@media screen and (max-width: 47.99rem), print {}",
  );
  expect(lowerMediaRanges("@media (48rem <= width < 62rem) {}")).toBe(
    "@media (min-width: 48rem) and (max-width: 61.99rem) {}",
  );
  expect(lowerMediaRanges("@media (height >= 40rem) {}")).toBe("@media (min-height: 40rem) {}");
  expect(lowerMediaRanges("@container (width < 40rem) {}")).toBe("@container (width < 40rem) {}");
});

it("knows each range that the stylesheets use", () => {
  const left = stylesheets.flatMap((file) => {
    const lowered = lowerMediaRanges(readFileSync(join(root, "shared", file), "utf8"));
    return (lowered.match(/@media[^{]+/g) ?? [])
      .filter((query) => /[<>]/.test(query))
      .map((query) => `shared/${file}: ${query.trim()}`);
  });
  expect(left).toEqual([]);
});
