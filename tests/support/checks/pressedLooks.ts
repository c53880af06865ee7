import { contrast } from "../contrast";
import type { Check, Finding } from "./check";
import {
  alphaOf,
  backgroundBehind,
  elementsIn,
  endAnimations,
  found,
  isOnPicture,
  isShown,
} from "./elements";
import { quoted } from "./shownTexts";

const MARK = "data-control";

/** From here on a visitor sees that a color has changed. */
const VISIBLE_CONTRAST = 1.05;
const VISIBLE_OPACITY = 0.04;

/** What browsers give a pressed link that has no color of its own. */
const BROWSERS_RED = "rgb(255, 0, 0)";

/** WCAG 1.4.3, which holds while a control is hovered and pressed, too. */
const LEAST_CONTRAST = 4.5;

/** How a part of a control looks, or a pseudo-element of one. */
interface Look {
  readonly colors: readonly string[];
  /** Lines and places: what is seen whatever it changes to. */
  readonly lines: string;
}

const controls = () => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

/** The looks of each control in the interaction states so far. */
const looks = new Map<Element, Map<string, readonly Look[]>>();

/** Words that cannot be read in one of the states. */
const paleWords: Finding[] = [];

/** Controls of one kind have the same classes and attributes on the same ground. */
const kindOf = (control: Element) =>
  [
    control,
    ...control.querySelectorAll("*"),
    control.parentElement,
    control.closest("section, header, footer"),
  ]
    .map((part) => `${part?.tagName} ${part?.className} ${part?.getAttribute("aria-current")}`)
    .concat(backgroundBehind(control))
    .join();

/**
 * Marks the controls of a part that are in sight, the first of each kind, so that the browser's protocol finds the same ones. To
 * press one takes long.
 */
export function markControls(scope: string): void {
  looks.clear();
  paleWords.length = 0;
  endAnimations();
  const kinds = new Set<string>();
  for (const control of elementsIn("main, footer, .MainNavigation", "a, button, summary, .Chip")) {
    const kind = kindOf(control);
    const isMarked = !kinds.has(kind) && control.closest(scope) !== null && isShown(control);
    if (isMarked) kinds.add(kind);
    control.toggleAttribute(MARK, isMarked);
  }
}

/** Less than a pixel of a line or a move is not seen. */
const inWholePx = (lengths: string) =>
  [...lengths.matchAll(/-?[\d.]+(?=px)/g)].map(([px]) => Math.round(Number(px))).filter(Boolean);

function lookOf(style: CSSStyleDeclaration): Look {
  const { borderTopWidth, borderBottomWidth, textDecorationLine, textDecorationThickness, translate } = style;
  const borderTop = borderTopWidth === "0px" ? "none" : style.borderTopColor;
  const borderBottom = borderBottomWidth === "0px" ? "none" : style.borderBottomColor;
  const underline = textDecorationLine === "none" ? "none" : style.textDecorationColor;
  return {
    colors: [style.color, style.backgroundColor, borderTop, borderBottom, underline],
    lines: [textDecorationLine, inWholePx(textDecorationThickness), inWholePx(translate)].join(),
  };
}

/** Remembers how the controls and what is in them look now, in one of their states. */
export function rememberControls(state: string): void {
  endAnimations();
  for (const control of controls()) {
    const seen = [control, ...control.querySelectorAll("*")]
      .flatMap((part) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(lookOf);
    paleWords.push(...paleWordsOf(control, state));
    looks.set(control, (looks.get(control) ?? new Map<string, readonly Look[]>()).set(state, seen));
  }
}

function paleWordsOf(control: HTMLElement, state: string): readonly Finding[] {
  const parts = [control, ...control.querySelectorAll<HTMLElement>(":not(svg, svg *)")].filter(
    (part) => isShown(part) && !isOnPicture(part),
  );
  return parts.flatMap((part) => {
    const words = [...part.childNodes].find(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const [color, background] = [getComputedStyle(part).color, backgroundBehind(part)];
    return words && contrast(color, background) < LEAST_CONTRAST
      ? found(
          [part],
          `${quoted(words.nodeValue ?? "")} ${state}: ${color} on ${background}, ${contrast(color, background).toFixed(2)}:1`,
          `at least ${LEAST_CONTRAST}:1 (WCAG 1.4.3)`,
        )
      : [];
  });
}

function isOtherColor(one: string, other: string): boolean {
  if (one === other || [one, other].includes(BROWSERS_RED)) return false;
  const opacities = [alphaOf(one), alphaOf(other)] as const;
  if (Math.abs(opacities[0] - opacities[1]) > VISIBLE_OPACITY) return true;
  return Math.max(...opacities) > VISIBLE_OPACITY && contrast(one, other) > VISIBLE_CONTRAST;
}

const isOtherLook = (one: Look, other: Look | undefined) =>
  one.lines !== other?.lines ||
  one.colors.some((color, index) => isOtherColor(color, other.colors[index] ?? ""));

export const pressedLooks: Check = {
  name: "every control looks different at rest, hovered and pressed",
  find: () =>
    controls().flatMap((control) => {
      const states = [...(looks.get(control) ?? [])];
      return states.flatMap(([state, parts], index) => {
        const same = states
          .slice(0, index)
          .find(([, others]) => !parts.some((part, place) => isOtherLook(part, others[place])));
        const wanted =
          "another color, background, border, underline or place of it or in it that can be seen";
        return same ? found([control], `looks ${state} as ${same[0]}`, wanted) : [];
      });
    }),
};

export const pressedWords: Check = {
  name: "the words of every control can be read whatever the pointer does",
  find: () => paleWords,
};
