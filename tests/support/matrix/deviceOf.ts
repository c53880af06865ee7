import * as checks from "./checks";
import type { Viewport } from "./describeChecks";
import type { Device } from "./describeStates";
import * as modes from "./modes";
import { AT_REST, type State } from "./states";

const VIEWPORT_HEIGHT_PX = 844;

/** In these, pages at rest are checked with letters and spaces of the visitor's own, too. */
const WIDTHS_OF_OTHER_TEXT = new Set([320, 390, 1024, 1280]);

/** The widest viewport for what takes long: what is wider has more room at its edges alone. */
const WIDEST_FOR_ALL = 1440;

/** Where Tab goes as eyes do. The answer to a submit has its way out at the end, and above. */
const PARTS_WITH_FOCUS_ORDER = new Set(["body", "header"]);

/**
 * In what ways a state is checked in a viewport of this width. The narrowest and the widest are those of the state, on whatever
 * device.
 */
function modesIn(width: number, state: State, path: string): Pick<Viewport, "asItComes" | "otherModes"> {
  const { part, widths } = state;
  const isAtRest = state === AT_REST;
  const isNarrowest = width === widths[0];
  const isWidest = width === widths.findLast((each) => each <= WIDEST_FOR_ALL);
  // Header and footer are the same on all pages, and are checked on all of them where they are wide.
  const scope = isAtRest && isNarrowest && path !== "/" ? "main" : part;
  const closeLook = [
    // Slow, and of a part nearly the same in all viewports.
    ...(isAtRest || isNarrowest ? checks.axeChecks : []),
    ...(PARTS_WITH_FOCUS_ORDER.has(part) ? checks.focusOrderChecks : []),
    ...checks.focusRingChecks,
  ];
  return {
    asItComes: [
      modes.asItComes(part, [...checks.layoutChecks, ...checks.contentChecks]),
      ...(isNarrowest || isWidest ? [modes.asItComes(scope, closeLook)] : []),
    ],
    otherModes: [
      ...(isAtRest && WIDTHS_OF_OTHER_TEXT.has(width)
        ? [modes.wideSpacing(part), modes.largeText(part)]
        : []),
      ...(isNarrowest || (isWidest && isAtRest) ? [modes.forcedColors(scope)] : []),
      ...(isAtRest && (isNarrowest || isWidest) ? [modes.moreContrast(part)] : []),
      ...(isAtRest && isNarrowest ? [modes.motion(part), modes.touched(part)] : []),
      ...(isAtRest && isWidest ? [modes.pressed(part)] : []),
    ],
  };
}

/** A device whose window can have these widths. */
export function deviceOf(context: Device["context"], widths: readonly number[]): Device {
  const widthsOf = (state: State) => widths.filter((width) => state.widths.includes(width));
  return {
    context: { reducedMotion: "reduce", ...context },
    viewportsOf: (state, path) =>
      widthsOf(state).map((width): Viewport => ({
        name: `at ${width} px`,
        size: { width, height: VIEWPORT_HEIGHT_PX },
        ...modesIn(width, state, path),
      })),
    reachIn: (state) => ({ width: widthsOf(state)[0] ?? 0, height: VIEWPORT_HEIGHT_PX }),
  };
}
