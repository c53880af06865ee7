import { contrast } from "../contrast";
import type { Check, Finding } from "./check";
import {
  backgroundBehind,
  elementsIn,
  found,
  groundsBehind,
  isOnPicture,
  isOpaque,
  isShown,
} from "./elements";
import { quoted, shownTexts } from "./shownTexts";

/** Text from this size on is large (WCAG). */
const LARGE_PX = 24;

interface Level {
  readonly small: number;
  readonly large: number;
  readonly criterion: string;
}

const AA: Level = { small: 4.5, large: 3, criterion: "WCAG 1.4.3" };
const AAA: Level = { small: 7, large: 4.5, criterion: "WCAG 1.4.6" };

function faultsOf(
  element: Element,
  words: string,
  { color, fontSize }: Pick<CSSStyleDeclaration, "color" | "fontSize">,
  backgrounds: readonly string[],
  { small, large, criterion }: Level,
): readonly Finding[] {
  const least = parseFloat(fontSize) < LARGE_PX ? small : large;
  const pale = backgrounds.find((background) => contrast(color, background) < least);
  if (pale === undefined) return [];
  const measured = `${quoted(words)}: ${color} on ${pale}, ${contrast(color, pale).toFixed(2)}:1`;
  return found([element], measured, `at least ${least}:1 (${criterion})`);
}

/**
 * In the site's own colors. Axe asks it, too, of whole pages at rest, but not of text on gradients: it has to have the contrast with
 * one of their colors at least. Of the document.
 */
export const readableText: Check = {
  name: "has text of the contrast of level AA",
  find: () =>
    shownTexts().flatMap(({ words, parent }) => {
      const style = getComputedStyle(parent);
      const [best] = groundsBehind(parent).toSorted(
        (one, other) => contrast(style.color, other) - contrast(style.color, one),
      );
      return best === undefined || parent.closest("svg") ? [] : faultsOf(parent, words, style, [best], AA);
    }),
};

/** As a visitor marks it to copy it. */
export const selectedText: Check = {
  name: "has selected text of the contrast of level AA",
  find: (scope) =>
    elementsIn(scope, "h1, h2, h3, p, li, a, label, dd, dt, summary")
      .filter(isShown)
      .flatMap((element) => {
        const style = getComputedStyle(element, "::selection");
        return isOpaque(style.backgroundColor)
          ? faultsOf(element, element.textContent, style, [style.backgroundColor], AA)
          : [];
      }),
};

/**
 * Of the document, since modes change colors everywhere. Except text on pictures. In forced colors browsers draw a backplate in the
 * page's background color behind text, so its contrast is checked as well.
 */
export const textContrast: Check = {
  name: "has text of the contrast of level AAA",
  find() {
    const isForced = matchMedia("(forced-colors: active)").matches;
    return shownTexts().flatMap(({ words, parent }) => {
      if (isOnPicture(parent)) return [];
      const style = getComputedStyle(parent);
      const backgrounds = [
        backgroundBehind(parent),
        ...(isForced && style.forcedColorAdjust === "auto" ? [backgroundBehind(document.body)] : []),
      ];
      return faultsOf(parent, words, style, backgrounds, AAA);
    });
  },
};
