import type { Finding } from "./check";
import { forget, remembered } from "./remembered";

/** The region of the toasts. */
export const TOASTS = "section[aria-label=Notifications]";

export const alphaOf = (color: string) => (color === "none" ? 0 : Number(color.match(/[\d.]+/g)?.[3] ?? 1));

export const isOpaque = (color: string) => alphaOf(color) > 0.5;

export const isShown = remembered((element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
);

/** For screen readers alone, or shown only while it has the focus. */
export const isOutOfSight = (element: Element) => element.closest(".visually-hidden, .SkipLink") !== null;

/** The elements that match, and are the scope or in it. */
export const elementsIn = (scope: string, selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(scope));

export const found = (elements: readonly Element[], measured: string, wanted: string): readonly Finding[] =>
  elements.map((element) => ({ element, measured, wanted }));

/** The element first, the root element last. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let part = element; part; part = part.parentElement) ancestors.push(part);
  return ancestors;
}

/** The background color behind what is in an element, without pictures. */
export const backgroundBehind: (element: Element | null) => string = remembered((element) => {
  if (!element)
    return getComputedStyle(document.documentElement).colorScheme.includes("dark")
      ? "rgb(0, 0, 0)"
      : "rgb(255, 255, 255)";
  const { backgroundColor } = getComputedStyle(element);
  return isOpaque(backgroundColor) ? backgroundColor : backgroundBehind(element.parentElement);
});

/** A picture of less than 8 px is a line at an edge, and behind nothing. */
const isLine = (backgroundSize: string) =>
  backgroundSize.split(", ").every((size) => /(?:^| )[0-7](?:\.\d+)?px/.test(size));

const hasPicture = ({ backgroundImage, backgroundSize, borderImageSource }: CSSStyleDeclaration) =>
  (backgroundImage !== "none" && !isLine(backgroundSize)) || borderImageSource !== "none";

/** Whether there is a picture, such as a gradient, behind an element. Its text then has no single background color. */
export const isOnPicture: (element: Element | null) => boolean = remembered((element) => {
  if (!element) return false;
  const style = getComputedStyle(element);
  return hasPicture(style) || (alphaOf(style.backgroundColor) <= 0.9 && isOnPicture(element.parentElement));
});

/** The colors behind an element: of a gradient all that it goes through; none where a picture has others. */
export const groundsBehind: (element: Element | null) => readonly string[] = remembered((element) => {
  if (!element) return [backgroundBehind(null)];
  const style = getComputedStyle(element);
  if (!hasPicture(style))
    return alphaOf(style.backgroundColor) > 0.9
      ? [style.backgroundColor]
      : groundsBehind(element.parentElement);
  if (/url\(/.test(style.backgroundImage) || style.borderImageSource !== "none") return [];
  const colors = style.backgroundImage.match(/(?:rgba?|oklab|oklch|color)\([^)]*\)/g) ?? [];
  return [...colors, style.backgroundColor].filter(isOpaque);
});

/** Ends all animations, and forgets what was measured before. Some fades need frames even where less motion is wanted. */
export function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  forget();
}
