/** The region of the toasts. */
export const TOASTS = "section[aria-label=Notifications]";

export const alphaOf = (color: string) => (color === "none" ? 0 : Number(color.match(/[\d.]+/g)?.[3] ?? 1));

export const isOpaque = (color: string) => alphaOf(color) > 0.5;

export const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** The elements that match `selector` inside those that match `scope`. */
export const elementsIn = (scope: string, selector: string) =>
  [...document.querySelectorAll(scope)].flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]);

/** The element first, the root element last. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let part = element; part; part = part.parentElement) ancestors.push(part);
  return ancestors;
}

/** The background color behind an element, without pictures. */
export function backgroundBehind(element: Element | null): string {
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes("dark");
  const backgrounds = ancestorsOf(element).map((part) => getComputedStyle(part).backgroundColor);
  return backgrounds.find(isOpaque) ?? (isDark ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)");
}

/** Whether there is a picture, such as a gradient, behind an element. Its text then has no single background color. */
export function isOnPicture(element: Element | null): boolean {
  const isPicture = ({ backgroundImage, borderImageSource }: CSSStyleDeclaration) =>
    backgroundImage + borderImageSource !== "nonenone";
  const background = ancestorsOf(element)
    .map((part) => getComputedStyle(part))
    .find((style) => isPicture(style) || alphaOf(style.backgroundColor) > 0.9);
  return background !== undefined && isPicture(background);
}

/** Ends all animations. Some fades need frames even if reduced motion is preferred. */
export function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
}

export function withStyles<Result>(css: string, run: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const before = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...before, sheet];
  const result = run();
  document.adoptedStyleSheets = before;
  return result;
}

export interface ShownText {
  readonly words: string;
  readonly parent: Element;
  /** The boxes of its lines. */
  readonly lines: readonly DOMRect[];
}

/** The visible texts. */
export function shownTexts(): readonly ShownText[] {
  const texts: ShownText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.nodeValue?.trim();
    if (!words || !parent || !isShown(parent)) continue;
    if (parent.closest("svg title, script, noscript, option, .SkipLink, .visually-hidden")) continue;
    const row = parent.closest("thead") ?? parent.closest("tr");
    const isForScreenReaders = row && getComputedStyle(row).clipPath !== "none";
    if (isForScreenReaders) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    texts.push({ words, parent, lines });
  }
  return texts;
}
