import { endAnimations, isShown, nameOf, partsIn } from "./parts";

const MARK = "data-control";

const controls = () => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

/** Marks what can be pressed. */
export function markControls(): void {
  for (const control of partsIn("main, footer, .MainNavigation", "a, button, summary, .Chip"))
    control.toggleAttribute(MARK, isShown(control));
}

const looks: (readonly string[])[] = [];

/** Keeps how what can be pressed looks now: all that can make a state look different, of each and of what it is made of. */
export function keepPresses(): void {
  endAnimations();
  const styles = (part: Element) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo));
  const lookOf = (control: Element) =>
    [control, ...control.querySelectorAll("*")]
      .flatMap(styles)
      .map(({ color, backgroundColor, borderColor, textDecoration, translate }) =>
        [color, backgroundColor, borderColor, textDecoration, translate].join(),
      )
      .join();
  looks.push(controls().map(lookOf));
}

/** What looked the same in two of the states that were kept. */
export const alikePresses = (): readonly string[] =>
  controls()
    .filter((_, index) => new Set(looks.map((look) => look[index])).size < looks.length)
    .map(nameOf);
