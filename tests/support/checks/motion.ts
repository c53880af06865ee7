import type { Check } from "./check";
import { found } from "./elements";

/** Too short to be seen as motion. */
const AT_ONCE_MS = 50;

const nameOf = (animation: Animation) =>
  animation instanceof CSSAnimation
    ? `the animation ${animation.animationName}`
    : `a transition of ${animation instanceof CSSTransition ? animation.transitionProperty : "its style"}`;

const elementOf = ({ effect }: Animation) =>
  (effect instanceof KeyframeEffect ? effect.target : null) ?? document.documentElement;

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .map((animation) => ({
      element: elementOf(animation),
      name: nameOf(animation),
      ms: Number(animation.effect?.getComputedTiming().duration),
    }));

let running: ReturnType<typeof runningAnimations> = [];

/** To be called before animations are ended. */
export function rememberAnimations(): void {
  running = runningAnimations();
}

export const noMotion: Check = {
  name: "moves nothing where less motion is wanted",
  find: (scope) =>
    running
      .filter(({ element, ms }) => ms > AT_ONCE_MS && element.closest(scope))
      .flatMap(({ element, name, ms }) => found([element], `${name} runs for ${ms} ms`, "none")),
};
