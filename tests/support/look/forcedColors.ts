import { contrast } from "../contrast";
import { endAnimations, groundOf, isOpaque, isShown, nameOf, partsIn } from "./parts";

interface Look {
  readonly name: string;
  readonly kind: "field" | "control" | "floating" | "mark" | "drawing";
  readonly hasEdge?: boolean;
  /** The contrast between its background and the background behind it. */
  readonly fill?: number;
  /** How many shapes of a drawing have an outline in another color that cannot be told from the fill. */
  readonly blurred?: number;
  /** For each shape of a drawing, whether it can be told from the background. */
  readonly seen?: readonly boolean[];
}

function boxLook(style: CSSStyleDeclaration, ground: string) {
  const edges = ["border-top", "border-bottom", "border-left", "border-right", "outline"];
  const hasEdge = edges.some((edge) => {
    const read = (what: string) => style.getPropertyValue(`${edge}-${what}`);
    const isDrawn = read("style") !== "none" && parseFloat(read("width")) > 0 && isOpaque(read("color"));
    return isDrawn && contrast(read("color"), ground) > 1.3;
  });
  const fill = isOpaque(style.backgroundColor) ? contrast(style.backgroundColor, ground) : 1;
  return { hasEdge, fill };
}

function drawingLook(drawing: Element) {
  const ground = groundOf(drawing);
  const shapes = [...drawing.querySelectorAll("path, circle, rect, line, ellipse, polygon, polyline")]
    .map((shape) => getComputedStyle(shape))
    .map(({ fill, stroke }) => [fill, stroke].filter(isOpaque));
  const isBlurred = ([fill = "", stroke = fill]: readonly string[]) =>
    fill !== stroke && contrast(fill, stroke) < 1.15;
  const seenPaints = new Set([...new Set(shapes.flat())].filter((paint) => contrast(paint, ground) > 1.3));
  const seen = shapes.map((shape) => shape.some((paint) => seenPaints.has(paint)));
  return { blurred: shapes.filter(isBlurred).length, seen };
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
function looksIn(selector: string): readonly Look[] {
  endAnimations();
  return partsIn(selector, "*")
    .filter((part) => isShown(part) && !part.closest(".visually-hidden, .SkipLink"))
    .flatMap((part): Look[] => {
      const name = `${nameOf(part)} ${part.getAttribute("class") ?? ""}`;
      if (part.matches("main svg:not(.Icon)")) return [{ name, kind: "drawing", ...drawingLook(part) }];
      if (part.closest("svg")) return [];
      const style = getComputedStyle(part);
      const marks = ["::before", "::after"]
        .map((pseudo) => ({ pseudo, mark: getComputedStyle(part, pseudo) }))
        .filter(({ mark }) => mark.content !== "none")
        .filter(({ mark }) => parseFloat(mark.width) >= 5 && parseFloat(mark.height) >= 5)
        .map(({ pseudo, mark }) => ({
          name: `${name}${pseudo}`,
          kind: "mark" as const,
          ...boxLook(mark, groundOf(part)),
        }));
      const kind = kindOf(part, style);
      return [...marks, ...(kind ? [{ name, kind, ...boxLook(style, groundOf(part.parentElement)) }] : [])];
    });
}

/** Everything that can mark the current page or choice: a visible background, the text color and the underline. */
const markOf = (part: Element) =>
  [null, "::before", "::after"]
    .map((pseudo) => getComputedStyle(part, pseudo))
    .map((style) => [
      boxLook(style, groundOf(part.parentElement)).fill > 1.3,
      style.color,
      style.textDecorationLine,
    ])
    .join();

let looks: readonly Look[] = [];

/** Stores how a part of the page looks, for `lostLooks`. */
export function keepLooks(selector: string): void {
  looks = looksIn(selector);
}

/** Everything that had a background, an edge or several colors when `keepLooks` was called, and does not have them any more. */
export function lostLooks(selector: string): readonly string[] {
  const after = looksIn(selector);
  const onOthers = partsIn("body", "[popover], .DropDownMenu-plane, .Toast")
    .filter(isShown)
    .flatMap((part) => {
      const style = getComputedStyle(part);
      const isWhole = part.matches("[popover]") || boxLook(style, groundOf(part.parentElement)).hasEdge;
      return isWhole && isOpaque(style.backgroundColor) ? [] : [`${nameOf(part)} runs into what is under it`];
    });
  const unmarked = partsIn(selector, "[aria-current]")
    .filter(isShown)
    .filter((current) => {
      const list = current.closest("ul, nav");
      const other = list?.querySelector(`${current.tagName}:not([aria-current], .Button)`);
      return other && markOf(other) === markOf(current);
    });
  const lost = looks.flatMap(({ name, kind, hasEdge, fill = 1, blurred = 0, seen = [] }, index) => {
    const now = after[index];
    if (now?.name !== name) return [`${name} or what stands before it is shown in one of both alone`];
    if ((now.blurred ?? 0) > blurred) return [`${name}: lines vanish in their planes`];
    if (seen.some((was, at) => was && !now.seen?.[at])) return [`${name}: some of its shapes vanish`];
    if (kind === "drawing") return [];
    const hasGround = (now.fill ?? 1) > 1.3;
    if (kind === "control" && fill > 2 && !hasGround) return [`${name}: its ground is gone`];
    // A shadow can be the edge of a field, but is not measured, so a field always counts as visible before.
    const wasSeen = kind === "field" || hasEdge || fill > (kind === "control" ? 1.3 : 1.05);
    return wasSeen && !now.hasEdge && !hasGround ? [`${name} (${kind}): neither edge nor ground`] : [];
  });
  return [...onOthers, ...unmarked.map((current) => `${nameOf(current)} looks like the others`), ...lost];
}
