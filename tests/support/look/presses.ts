import { endAnimations, isShown, nameOf, partsIn } from "./parts";

const MARK = "data-control";

const controls = () => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

/** Marks the visible controls, so that later calls compare the same elements. */
export function markControls(): void {
  for (const control of partsIn("main, footer, .MainNavigation", "a, button, summary, .Chip"))
    control.toggleAttribute(MARK, isShown(control));
}

const looks: (readonly string[])[] = [];

/** Stores how the controls look in the current state, including their descendants. */
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

/** The controls that look the same in two of the stored states. */
export const alikePresses = (): readonly string[] =>
  controls()
    .filter((_, index) => new Set(looks.map((look) => look[index])).size < looks.length)
    .map(nameOf);
