import { elementsIn, endAnimations, isShown } from "./elements";
import type { Finding } from "./findings";

const CONTROL = "data-control";

const controls = () => [...document.querySelectorAll<HTMLElement>(`[${CONTROL}]`)];

/** The looks of each control: at rest, hovered, pressed. */
const looks = new Map<Element, string[]>();

/** Marks the visible controls, so that the browser's protocol can find them. */
export function markControls(): void {
  looks.clear();
  for (const control of elementsIn("main, footer, .MainNavigation", "a, button, summary, .Chip"))
    control.toggleAttribute(CONTROL, isShown(control));
}

/** Remembers how the controls and what is in them look now. */
export function rememberControls(): void {
  endAnimations();
  const styles = (part: Element) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo));
  for (const control of controls()) {
    const look = [control, ...control.querySelectorAll("*")]
      .flatMap(styles)
      .map(({ color, backgroundColor, borderColor, textDecoration, translate }) =>
        [color, backgroundColor, borderColor, textDecoration, translate].join(),
      )
      .join();
    looks.set(control, [...(looks.get(control) ?? []), look]);
  }
}

/** The controls that look the same in two of the remembered states. */
export function alikeStatesOfControls(): readonly Finding[] {
  return controls()
    .filter((control) => new Set(looks.get(control)).size < (looks.get(control)?.length ?? 0))
    .map((element) => ({
      element,
      measured: "looks the same in two of: at rest, hovered, pressed",
      wanted: "three looks",
    }));
}
