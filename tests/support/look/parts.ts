/** The region of the toasts. */
export const TOASTS = "section[aria-label=Notifications]";

export const alphaOf = (color: string) => (color === "none" ? 0 : Number(color.match(/[\d.]+/g)?.[3] ?? 1));

export const isOpaque = (color: string) => alphaOf(color) > 0.5;

export const isShown = (part: Element) =>
  part.checkVisibility({ visibilityProperty: true, opacityProperty: true });

export const nameOf = (part: Element) =>
  `${part.tagName} ${(part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 40)}`;

export const partsIn = (selector: string, parts: string) =>
  [...document.querySelectorAll(selector)].flatMap((part) => [...part.querySelectorAll<HTMLElement>(parts)]);

/** The element first, the root element last. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const ancestors: Element[] = [];
  for (let part = element; part; part = part.parentElement) ancestors.push(part);
  return ancestors;
}

/** The background color behind an element, without pictures. */
export function groundOf(element: Element | null): string {
  const isDark = getComputedStyle(document.documentElement).colorScheme.includes("dark");
  const grounds = ancestorsOf(element).map((part) => getComputedStyle(part).backgroundColor);
  return grounds.find(isOpaque) ?? (isDark ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)");
}

/** Whether there is a picture, such as a gradient, behind an element. Its text then has no single background color. */
export function liesOnPicture(element: Element | null): boolean {
  const grounds = ancestorsOf(element).map((part) => getComputedStyle(part));
  const isPicture = ({ backgroundImage, borderImageSource }: CSSStyleDeclaration) =>
    backgroundImage + borderImageSource !== "nonenone";
  const ground = grounds.find((style) => isPicture(style) || alphaOf(style.backgroundColor) > 0.9);
  return ground !== undefined && isPicture(ground);
}

/** Ends all animations. Some fades need frames even if reduced motion is preferred. */
export function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
}

export function withStyles<Answer>(css: string, ask: () => Answer): Answer {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const answer = ask();
  document.adoptedStyleSheets = [];
  return answer;
}

/** The visible texts, with the boxes of their lines. */
export function shownTexts() {
  const texts: { words: string; parent: Element; lines: readonly DOMRect[] }[] = [];
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
