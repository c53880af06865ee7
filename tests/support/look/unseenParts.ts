import { ancestorsOf, isOpaque, isShown, partsIn, nameOf, shownTexts, TOASTS, withStyles } from "./parts";

type Edges = Pick<DOMRect, "left" | "right" | "bottom">;

const TOLERANCE_PX = 2;

/** The minimum size of targets in the design. */
const LEAST_TARGET_PX = 44;

/** The text spacing that pages have to support (WCAG 1.4.12). */
const WIDEST_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const isOutside = (box: DOMRect, edges: Edges) =>
  box.left < edges.left - TOLERANCE_PX ||
  box.right > edges.right + TOLERANCE_PX ||
  box.bottom > edges.bottom + TOLERANCE_PX;

const windowEdges = (): Edges => ({ left: 0, right: document.documentElement.clientWidth, bottom: Infinity });

/**
 * The edges that text in this element must not cross: those of panels, of elements that hide overflow, and of the viewport. Stops
 * at an element that scrolls, because it can show everything.
 */
function edgesAround(element: Element): readonly Edges[] {
  const edges: Edges[] = [];
  let isInFlow = true;
  for (const part of ancestorsOf(element)) {
    if (part === document.body) return [...edges, windowEdges()];
    const { overflowX, overflowY, display, backgroundColor, position } = getComputedStyle(part);
    const { left, right, bottom } = part.getBoundingClientRect();
    const isPlane = isInFlow && isOpaque(backgroundColor);
    isInFlow &&= position !== "fixed" && !part.matches("[popover], .DropDownMenu-plane");
    if (/auto|scroll/.test(overflowX + overflowY)) return edges;
    const hides = overflowX + overflowY !== "visiblevisible";
    if (display === "inline" || !(isPlane || hides)) continue;
    const across =
      !isPlane && overflowX === "visible" ? { left: -Infinity, right: Infinity } : { left, right };
    edges.push({ ...across, bottom: !isPlane && overflowY === "visible" ? Infinity : bottom });
  }
  return edges;
}

/** The upper edge of a scrolling log: text above it is scrolled out of view. */
const topOf = (parent: Element) => parent.closest("[role=log]")?.getBoundingClientRect().top ?? -Infinity;

/** Texts that overlap, compared by the middle half of their lines. Texts in the header and toasts may overlap the page. */
function coveredWords(texts: ReturnType<typeof shownTexts>): readonly string[] {
  const cores = texts
    .filter(({ parent }) => !parent.closest(`header, ${TOASTS}`))
    .flatMap(({ words, lines, parent }) =>
      lines
        .filter(({ bottom }) => bottom > topOf(parent))
        .map(({ left, right, top, bottom, height }) => ({
          words,
          left: left + TOLERANCE_PX,
          right,
          top: top + height / 4 + TOLERANCE_PX,
          bottom: bottom - height / 4,
        })),
    )
    .toSorted((one, other) => one.top - other.top);
  return cores.flatMap((core, index) => {
    const below = cores.slice(index + 1);
    const end = below.findIndex(({ top }) => top >= core.bottom);
    return below
      .slice(0, end < 0 ? undefined : end)
      .filter(({ left, right }) => left < core.right && right > core.left)
      .map(({ words }) => `"${core.words}" lies on "${words}"`);
  });
}

/** Dots of a drawing that cover each other, so that there seem to be fewer. */
function alikeDots(): readonly string[] {
  const places = partsIn("main svg", "circle").map((dot) => {
    const { left, top, width } = dot.getBoundingClientRect();
    return `${dot.getAttribute("class")} at ${left} × ${top}, ${width} wide`;
  });
  return places.filter((place, index) => places.indexOf(place) < index && !place.endsWith(" 0 wide"));
}

/** Levels that look the same. */
function alikeLevels(): readonly string[] {
  const color = (part: HTMLElement) => getComputedStyle(part).getPropertyValue("--level");
  const levels = new Map(partsIn("main", "[data-level]").map((part) => [part.dataset["level"], color(part)]));
  return new Set(levels.values()).size < levels.size ? [`${[...levels.keys()].join()} are alike`] : [];
}

/** Whether a sticky element gets in the way: it is under the header, or has no background, so that text scrolls through it. */
const staysInTheWay = (headerHeight: number) => (part: HTMLElement) => {
  const { position, top, backgroundColor } = getComputedStyle(part);
  if (position !== "sticky") return false;
  const [own, next] = [part, part.nextElementSibling].map((each) => each?.getBoundingClientRect());
  const isBeside = !own || !next || next.left >= own.right || next.right <= own.left;
  return parseFloat(top) < headerHeight || !(isBeside || isOpaque(backgroundColor));
};

/** Parts of the page that are cut off, covered by other text, or outside the viewport. */
export function unseenParts(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = shownTexts();
  const headerHeight = document.querySelector("header")?.offsetHeight ?? 0;
  // What floats over the page does not count as part of its width.
  const floating = [...document.querySelectorAll(`header, [popover], ${TOASTS} > *`)].filter(isShown);
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...texts
      .filter(({ parent }) => !parent.closest("[popover]"))
      .filter(({ parent, lines }) =>
        edgesAround(parent).some((edges) => lines.some((line) => isOutside(line, edges))),
      )
      .map(({ words }) => `"${words}" is cut off`),
    ...floating
      .filter((part) => part.clientWidth > 0 && isOutside(part.getBoundingClientRect(), windowEdges()))
      .map((part) => `${part.className} is beyond the window's edge`),
    ...partsIn("body", ":is(input, select, textarea):is(:user-invalid, [aria-invalid=true])")
      .map((field) => ({ field, style: getComputedStyle(field) }))
      .filter(({ style }) => style.borderLeftWidth === style.borderRightWidth)
      .map(({ field }) => `${field.id} is faulty by its colors alone`),
    ...(headerHeight > window.innerHeight / 5 ? [`the header takes ${headerHeight} px of the window`] : []),
    ...partsIn("main", "*")
      .filter(staysInTheWay(headerHeight))
      .map((part) => `${nameOf(part)} stays in the way`),
    ...partsIn("main", "[role=img]")
      .filter((picture) => picture.getClientRects().length === 0)
      .map((picture) => `${nameOf(picture)} is not read out at this width`),
    ...partsIn("main", "p > a")
      .filter(({ previousSibling: before }) => /\w$/.test(before?.nodeValue ?? ""))
      .map((link) => `no space before ${nameOf(link)}`),
    ...texts
      .filter(({ words, parent }) => /\w@\w/.test(words) && !parent.closest("a, form"))
      .map(({ words }) => `${words} cannot be followed`),
    ...partsIn("main", "input[type=search], select")
      .filter((field) => {
        const end = field.getBoundingClientRect().right - parseFloat(getComputedStyle(field).paddingRight);
        return [...(field.parentElement?.children ?? [])].some((part) => {
          const { position, pointerEvents } = getComputedStyle(part);
          const takesPress = field.matches("select") && pointerEvents !== "none";
          return position === "absolute" && (takesPress || part.getBoundingClientRect().left < end);
        });
      })
      .map((field) => `what lies at the end of ${field.id} covers its words or takes its press`),
    ...alikeDots(),
    ...alikeLevels(),
    ...partsIn("body", "th, tbody tr:not(:has(th))")
      .filter((part) => part.matches("tr") || part.getClientRects().length === 0)
      .map((part) => `${nameOf(part)} heads nothing, or has no head, for screen readers`),
    ...partsIn("body", "button, summary, .Button, .RoundButton")
      .filter((part) => isShown(part) && !part.closest(".visually-hidden, .SkipLink"))
      .filter((part) => Math.min(part.offsetWidth, part.offsetHeight) < LEAST_TARGET_PX)
      .map((part) => `${nameOf(part)} is too small a target`),
    ...coveredWords(texts),
  ];
}

export const unseenPartsWithWideSpacing = () => withStyles(WIDEST_SPACING, unseenParts);
