import type { Check } from "./check";
import { elementsIn, found, withStyles } from "./elements";

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

const PROPERTIES = [
  "opacity",
  "fillOpacity",
  "visibility",
  "fill",
  "stroke",
  "strokeDasharray",
  "strokeDashoffset",
  "transform",
  "translate",
  "rotate",
  "scale",
  "clipPath",
] as const;

type Look = readonly string[];

const lookOf = (element: Element): Look => {
  const style = getComputedStyle(element);
  return PROPERTIES.map((property) => style[property]);
};

const drawings = () => elementsIn("main", "[data-draws]");

/** All parts of all drawings, without animations. */
const looksOfDrawings = (): ReadonlyMap<Element, Look> =>
  withStyles(
    "* { animation: none !important; transition: none !important; }",
    () =>
      new Map(
        elementsIn("main", "main :is(svg, svg *, [data-draws], [data-draws] *)").map((part) => [
          part,
          lookOf(part),
        ]),
      ),
  );

let withoutMotion: ReadonlyMap<Element, Look> = new Map();

/** To be called where less motion is wanted, before it may move. */
export function rememberDrawings(): void {
  // As after a visitor has scrolled to them.
  for (const drawing of drawings()) drawing.setAttribute("data-drawing", "");
  withoutMotion = looksOfDrawings();
}

export const endOfDrawings: Check = {
  name: "has drawings that end as they are without motion, and need no animation to stay so",
  find() {
    const kept = document.getAnimations().filter(({ effect, timeline }) => {
      const { fill = "none", iterations } = effect?.getTiming() ?? {};
      return iterations === 1 && timeline === document.timeline && /forwards|both/.test(fill);
    });
    return [
      ...kept.flatMap((animation) =>
        found([elementOf(animation)], `${nameOf(animation)} keeps its end`, "a style of its own"),
      ),
      ...[...looksOfDrawings()].flatMap(([element, look]) => {
        const wanted = withoutMotion.get(element);
        const at = look.findIndex((value, index) => value !== wanted?.[index]);
        const told = (values: Look | undefined) => `${PROPERTIES[at]}: ${values?.[at]}`;
        return at < 0 ? [] : found([element], told(look), told(wanted));
      }),
    ];
  },
};
