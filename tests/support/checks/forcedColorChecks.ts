import { contrast } from "../contrast";
import { backgroundBehind, elementsIn, endAnimations, isOpaque, isShown } from "./elements";
import type { Finding } from "./findings";

interface Look {
  readonly kind: "field" | "control" | "floating" | "mark" | "drawing";
  readonly hasEdge?: boolean;
  /** The contrast between its background and the background behind it. */
  readonly fill?: number;
  /** How many shapes of a drawing have an outline in another color that cannot be told from the fill. */
  readonly blurred?: number;
  /** For each shape of a drawing, whether it can be told from the background. */
  readonly seen?: readonly boolean[];
}

/** Of an element, or of its pseudo-element. */
type Looks = ReadonlyMap<Element, ReadonlyMap<"element" | "::before" | "::after", Look>>;

function boxLook(style: CSSStyleDeclaration, background: string) {
  const edges = ["border-top", "border-bottom", "border-left", "border-right", "outline"];
  const hasEdge = edges.some((edge) => {
    const read = (what: string) => style.getPropertyValue(`${edge}-${what}`);
    const isDrawn = read("style") !== "none" && parseFloat(read("width")) > 0 && isOpaque(read("color"));
    return isDrawn && contrast(read("color"), background) > 1.3;
  });
  const fill = isOpaque(style.backgroundColor) ? contrast(style.backgroundColor, background) : 1;
  return { hasEdge, fill };
}

function drawingLook(drawing: Element): Look {
  const background = backgroundBehind(drawing);
  const shapes = [...drawing.querySelectorAll("path, circle, rect, line, ellipse, polygon, polyline")]
    .map((shape) => getComputedStyle(shape))
    .map(({ fill, stroke }) => [fill, stroke].filter(isOpaque));
  const isBlurred = ([fill = "", stroke = fill]: readonly string[]) =>
    fill !== stroke && contrast(fill, stroke) < 1.15;
  const seenPaints = new Set(
    [...new Set(shapes.flat())].filter((paint) => contrast(paint, background) > 1.3),
  );
  const seen = shapes.map((shape) => shape.some((paint) => seenPaints.has(paint)));
  return { kind: "drawing", blurred: shapes.filter(isBlurred).length, seen };
}

function kindOf(
  part: Element,
  { position, borderTopLeftRadius }: CSSStyleDeclaration,
): Look["kind"] | undefined {
  if (part.matches("input:not([type=radio], [type=range]), select, textarea")) return "field";
  if (part.matches("a, button, [type=range]")) return "control";
  const isLarge = part.clientHeight > 40 && part.clientWidth > 100;
  const isPanel = /fixed|absolute/.test(position) || parseFloat(borderTopLeftRadius) > 0;
  const isFloating = isPanel && isLarge && part.textContent.trim() !== "";
  return isFloating ? "floating" : undefined;
}

/** How fields, controls, floating panels and drawings differ from the background behind them. */
function looksIn(scope: string): Looks {
  endAnimations();
  const looks = new Map<Element, Map<"element" | "::before" | "::after", Look>>();
  for (const part of elementsIn(scope, "*")) {
    if (!isShown(part) || part.closest(".visually-hidden, .SkipLink")) continue;
    const own = new Map<"element" | "::before" | "::after", Look>();
    looks.set(part, own);
    if (part.matches("main svg:not(.Icon)")) {
      own.set("element", drawingLook(part));
      continue;
    }
    if (part.closest("svg")) continue;
    for (const pseudo of ["::before", "::after"] as const) {
      const mark = getComputedStyle(part, pseudo);
      const isMark = mark.content !== "none" && parseFloat(mark.width) >= 5 && parseFloat(mark.height) >= 5;
      if (isMark) own.set(pseudo, { kind: "mark", ...boxLook(mark, backgroundBehind(part)) });
    }
    const style = getComputedStyle(part);
    const kind = kindOf(part, style);
    if (kind) own.set("element", { kind, ...boxLook(style, backgroundBehind(part.parentElement)) });
  }
  return looks;
}

let looks: Looks = new Map();

/** Remembers how a part of the page looks, for `lostLooks`. */
export function rememberLooks(scope: string): void {
  looks = looksIn(scope);
}

/** Everything that had a background, an edge or several colors when it was remembered, and does not have them any more. */
export function lostLooks(scope: string): readonly Finding[] {
  const after = looksIn(scope);
  return [...looks].flatMap(([element, before]) =>
    [...before].flatMap(([part, look]) => {
      const lost = whatIsLost(look, after.get(element)?.get(part));
      return lost === undefined
        ? []
        : [{ element, measured: `${part}: ${lost}`, wanted: `the same ${look.kind} in forced colors` }];
    }),
  );
}

function whatIsLost(before: Look, now: Look | undefined): string | undefined {
  const { kind, hasEdge, fill = 1, blurred = 0, seen = [] } = before;
  if (!now) return kind === "mark" || kind === "floating" ? undefined : "not shown";
  if ((now.blurred ?? 0) > blurred) return "lines have the color of what they are drawn on";
  const vanished = seen.filter((was, index) => was && !now.seen?.[index]).length;
  if (vanished > 0) return `${vanished} shapes have the color of the background`;
  if (kind === "drawing") return undefined;
  const hasBackground = (now.fill ?? 1) > 1.3;
  if (kind === "control" && fill > 2 && !hasBackground) return "no background";
  // A shadow can be the edge of a field, but is not measured, so a field always counts as visible before.
  const wasSeen = kind === "field" || hasEdge || fill > (kind === "control" ? 1.3 : 1.05);
  return wasSeen && !now.hasEdge && !hasBackground ? "neither edge nor background" : undefined;
}

/** Panels over the page that have no edge or background of their own. */
export function panelsWithoutEdge(): readonly Finding[] {
  return elementsIn("body", "[popover], .DropDownMenu-plane, .Toast")
    .filter(isShown)
    .filter((part) => {
      const style = getComputedStyle(part);
      const { hasEdge } = boxLook(style, backgroundBehind(part.parentElement));
      return !(part.matches("[popover]") || hasEdge) || !isOpaque(style.backgroundColor);
    })
    .map((element) => ({
      element,
      measured: "runs into what is under it",
      wanted: "an edge and a background",
    }));
}

/** Everything that can mark the current page or choice: a visible background, the text color and the underline. */
const markOf = (part: Element) =>
  [null, "::before", "::after"]
    .map((pseudo) => getComputedStyle(part, pseudo))
    .map((style) => [
      boxLook(style, backgroundBehind(part.parentElement)).fill > 1.3,
      style.color,
      style.textDecorationLine,
    ])
    .join();

export function unmarkedCurrent(scope: string): readonly Finding[] {
  return elementsIn(scope, "[aria-current]")
    .filter(isShown)
    .filter((current) => {
      const list = current.closest("ul, nav");
      const other = list?.querySelector(`${current.tagName}:not([aria-current], .Button)`);
      return other && markOf(other) === markOf(current);
    })
    .map((element) => ({ element, measured: "looks like the others", wanted: "marked as the current one" }));
}
