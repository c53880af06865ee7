import type { Check, Finding } from "./check";
import { elementsIn, endAnimations, found, isShown } from "./elements";

const MARK = "data-control";
const PROPERTIES = ["color", "backgroundColor", "borderColor", "textDecoration", "translate"] as const;

const controls = () => [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)];

/** The looks of each control in the interaction states so far. */
const looks = new Map<Element, Map<string, string>>();

/** Marks the controls of a part that are in sight, so that the browser's protocol finds the same ones. */
export function markControls(scope: string): void {
  looks.clear();
  endAnimations();
  for (const control of elementsIn("main, footer, .MainNavigation", "a, button, summary, .Chip"))
    control.toggleAttribute(MARK, control.closest(scope) !== null && isShown(control));
}

/** Remembers how the controls and what is in them look now, in one of their states. */
export function rememberControls(state: string): void {
  endAnimations();
  for (const control of controls()) {
    const look = [control, ...control.querySelectorAll("*")]
      .flatMap((part) => [null, "::before"].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => PROPERTIES.map((property) => style[property]).join());
    looks.set(control, (looks.get(control) ?? new Map<string, string>()).set(state, look.join()));
  }
}

function alikeLooks(): readonly Finding[] {
  return controls().flatMap((control) => {
    const states = [...(looks.get(control) ?? [])];
    return states.flatMap(([state, look], index) => {
      const same = states.slice(0, index).find(([, other]) => other === look);
      const wanted = "another color, background, border, underline or place of it or in it";
      return same ? found([control], `looks ${state} as ${same[0]}`, wanted) : [];
    });
  });
}

export const pressedLooks: Check = {
  name: "every control looks different at rest, hovered and pressed",
  find: alikeLooks,
};

export const touchedLooks: Check = {
  name: "every control looks different at rest and touched",
  find: alikeLooks,
};
