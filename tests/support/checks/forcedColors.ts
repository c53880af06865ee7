import { contrast } from "../contrast";
import { boxOf, VISIBLE_CONTRAST, type Box } from "./boxes";
import type { Check, Finding } from "./check";
import {
  backgroundBehind,
  elementsIn,
  endAnimations,
  found,
  isOpaque,
  isOutOfSight,
  isShown,
} from "./elements";
import { remembered } from "./remembered";
import { selectorOf } from "./selectorOf";

/** The contrast from which on a line can be told from what it is drawn on. */
const VISIBLE_LINE_CONTRAST = 1.15;

/** The contrast of the palest planes of the site's own colors with their backgrounds, which are meant to be seen. */
const FAINT_CONTRAST = 1.05;

/** The contrast from which on the background of a control is what makes it look like one. */
const SOLID_CONTRAST = 2;

/** From this size on a box with text of its own is a panel, and a pseudo-element is one that is meant to be seen. */
const PANEL_PX = { width: 100, height: 40 };
const PSEUDO_ELEMENT_PX = 5;

/** What cuts other shapes is not painted itself. */
const PAINTED_SHAPES = ":is(path, circle, rect, line, ellipse, polygon, polyline):not(clipPath *, mask *)";

interface BoxLook {
  readonly kind: "field" | "control" | "panel" | "pseudo-element";
  readonly hasEdge: boolean;
  /** The contrast between its background and the background behind it. */
  readonly fill: number;
}

interface DrawingLook {
  readonly kind: "drawing";
  /** The shapes that have an outline in another color that cannot be told from the fill. */
  readonly blurred: ReadonlySet<Element>;
  /** The shapes that can be told from the background. */
  readonly visible: ReadonlySet<Element>;
}

type Look = BoxLook | DrawingLook;
/** The looks of each element in sight, and of its pseudo-elements. */
type Looks = ReadonlyMap<Element, ReadonlyMap<Box, Look>>;

/** A pattern is none: the shapes that it repeats are in the drawing, too. */
const isColor = (paint: string) => !paint.startsWith("url(");

function drawingOf(drawing: Element): DrawingLook {
  const background = backgroundBehind(drawing);
  const shapes = [...drawing.querySelectorAll(PAINTED_SHAPES)].map((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return { shape, colors: [fill, stroke].filter((paint) => isColor(paint) && isOpaque(paint)) };
  });
  const isBlurred = ([fill = "", stroke = fill]: readonly string[]) =>
    fill !== stroke && contrast(fill, stroke) < VISIBLE_LINE_CONTRAST;
  const allColors = [...new Set(shapes.flatMap(({ colors }) => colors))];
  const visibleColors = new Set(allColors.filter((color) => contrast(color, background) > VISIBLE_CONTRAST));
  const those = (matches: (colors: readonly string[]) => boolean) =>
    new Set(shapes.filter(({ colors }) => matches(colors)).map(({ shape }) => shape));
  return {
    kind: "drawing",
    blurred: those(isBlurred),
    visible: those((colors) => colors.some((color) => visibleColors.has(color))),
  };
}

function kindOf(
  element: Element,
  { position, borderTopLeftRadius }: CSSStyleDeclaration,
): BoxLook["kind"] | undefined {
  if (element.matches("input:not([type=radio], [type=range]), select, textarea")) return "field";
  if (element.matches("a, button, [type=range]")) return "control";
  const isLarge = element.clientHeight > PANEL_PX.height && element.clientWidth > PANEL_PX.width;
  const isRoundOrAbove = /fixed|absolute/.test(position) || parseFloat(borderTopLeftRadius) > 0;
  return isRoundOrAbove && isLarge && element.textContent.trim() !== "" ? "panel" : undefined;
}

function looksOf(element: Element): ReadonlyMap<Box, Look> {
  const looks = new Map<Box, Look>();
  if (element.matches("main svg:not(.Icon)")) return looks.set("", drawingOf(element));
  if (element.closest("svg")) return looks;
  for (const pseudo of ["::before", "::after"] as const) {
    const style = getComputedStyle(element, pseudo);
    const isLarge = [style.width, style.height].every((length) => parseFloat(length) >= PSEUDO_ELEMENT_PX);
    if (style.content !== "none" && isLarge)
      looks.set(pseudo, { kind: "pseudo-element", ...boxOf(style, backgroundBehind(element)) });
  }
  const style = getComputedStyle(element);
  const kind = kindOf(element, style);
  if (kind) looks.set("", { kind, ...boxOf(style, backgroundBehind(element.parentElement)) });
  return looks;
}

const looksIn = remembered(
  (scope: string): Looks =>
    new Map(
      elementsIn(scope, `:is(${scope}) *`)
        .filter((element) => isShown(element) && !isOutOfSight(element))
        .map((element) => [element, looksOf(element)]),
    ),
);

let before: Looks = new Map();

/** To be called before colors are forced. */
export function rememberLooks(scope: string): void {
  endAnimations();
  before = looksIn(scope);
}

type Compare = (before: Look, after: Look) => string | undefined;

/** What `whatIsLost` says of the looks before and after colors were forced, of the same element. */
const compared = (whatIsLost: Compare, wanted: string, scope: string): readonly Finding[] => {
  const after = looksIn(scope);
  if (after === before) throw new Error("The looks were not measured again in forced colors");
  return [...before].flatMap(([element, looks]) =>
    [...looks].flatMap(([box, look]) => {
      const now = after.get(element)?.get(box);
      const lost = now && whatIsLost(look, now);
      return lost === undefined ? [] : found([element], `${box} ${lost}`.trim(), wanted);
    }),
  );
};

export const edgesAndBackgrounds: Check = {
  name: "keeps an edge or a background of each field, control, panel and pseudo-element",
  find: (scope) =>
    compared(
      (look, now) => {
        if (look.kind === "drawing" || now.kind === "drawing") return undefined;
        const { kind, fill, hasEdge } = look;
        const hasBackground = now.fill > VISIBLE_CONTRAST;
        if (kind === "control" && fill > SOLID_CONTRAST && !hasBackground) return "has lost its background";
        // A shadow can be the edge of a field, but is not measured, so a field always counts as visible before.
        const wasVisible =
          kind === "field" || hasEdge || fill > (kind === "control" ? VISIBLE_CONTRAST : FAINT_CONTRAST);
        return wasVisible && !now.hasEdge && !hasBackground
          ? `is a ${kind} with neither edge nor background`
          : undefined;
      },
      `an edge or a background with a contrast of more than ${VISIBLE_CONTRAST}:1`,
      scope,
    ),
};

const listed = (shapes: readonly Element[]) =>
  `${shapes.slice(0, 3).map(selectorOf).join(", ")}${shapes.length > 3 ? ` and ${shapes.length - 3} more` : ""}`;

export const shapesOfDrawings: Check = {
  name: "keeps all shapes and lines of its drawings",
  find: (scope) =>
    compared(
      (look, now) => {
        if (look.kind !== "drawing" || now.kind !== "drawing") return undefined;
        const vanished = [...look.visible].filter((shape) => !now.visible.has(shape));
        if (vanished.length > 0) return `${listed(vanished)} in the color of the background`;
        const blurred = [...now.blurred].filter((shape) => !look.blurred.has(shape));
        return blurred.length > 0 ? `${listed(blurred)} filled in the color of the lines` : undefined;
      },
      "shapes that can be told from the background, and lines from what they are drawn on",
      scope,
    ),
};
