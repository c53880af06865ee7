import type { Locator } from "playwright";
import { expect, it } from "vitest";
import { newVisit } from "../support/browser";
import { contrast } from "../support/contrast";

/** From here on two colors beside each other can be told apart. */
const VISIBLE_CONTRAST = 1.15;

/** How it is painted, as the browser computes it. */
const paintOf = (part: Locator) =>
  part.first().evaluate((element) => {
    const { color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke, backgroundImage } =
      getComputedStyle(element);
    return {
      colors: [color, backgroundColor, borderTopColor, borderBottomColor, fill, stroke],
      backgroundImage,
    };
  });

const isOpaque = (color: string) => /^(?:rgb\(|oklab\([^/]*\)|color\([^/]*\))/.test(color);

it.each([
  [
    "who has had a visit, among all who asked",
    "/solutions/employers",
    ".Totals-dots [data-lit]",
    ".Totals-dots circle:not([data-lit])",
  ],
  ["a closed gap", "/solutions/health-plans", ".GapsByPractice-check", ".GapsByPractice-ring"],
  ["the chosen topic", "/blog?topic=Research", ".Chip[aria-current]", ".Chip:not([aria-current])"],
  [
    "the link to the page that is shown",
    "/platform",
    ".DropDownMenu-panel a[aria-current]",
    ".DropDownMenu-panel a:not([aria-current])",
  ],
  [
    "the patient's message",
    "/platform/engage-more-patients",
    ".MessageBubble[data-from=patient]",
    ".MessageBubble:not([data-from=patient])",
  ],
  ["the chosen audience", "/solutions", ".Audiences-tab[data-chosen]", ".Audiences-tab:not([data-chosen])"],
  [
    "a taken time",
    "/platform/engage-more-patients",
    ".Calendar-slot[data-kind=taken]",
    ".Calendar-slot:not([data-kind=taken])",
  ],
])("%s on %s looks unlike the others", async (_what, path, special, usual) => {
  const { page } = await newVisit({ javaScriptEnabled: false });
  await page.goto(path);
  const [one, other] = [await paintOf(page.locator(special)), await paintOf(page.locator(usual))];
  const isTold = one.colors.some((color, index) => {
    const another = other.colors[index] ?? "";
    if (isOpaque(color) !== isOpaque(another)) return true;
    return isOpaque(color) && contrast(color, another) > VISIBLE_CONTRAST;
  });
  expect(isTold || one.backgroundImage !== other.backgroundImage, JSON.stringify([one, other])).toBe(true);
});
