import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { JSHandle, Page } from "playwright";
import { contrast as contrastOf } from "./contrast";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  interface Window {
    axe: { readonly run: (part: string, options: object) => Promise<AxeResults> };
  }
}

/** All that is asked of a page. It is made in the page, so it holds all that it needs. */
function makeQuestions(contrast: typeof contrastOf) {
  const TOLERANCE_PX = 2;
  /** Controls of one row may differ in height. */
  const ROW_TOLERANCE_PX = 8;
  /** The levels A and AA of WCAG 2.0 to 2.2, and what axe's makers advise beside them. */
  const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
  /** The spacing that pages have to bear by WCAG 1.4.12. */
  const WIDEST_SPACING = `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`;
  const TOASTS = "section[aria-label=Notifications]";
  const root = document.documentElement;

  const alphaOf = (color: string) => (color === "none" ? 0 : Number(color.match(/[\d.]+/g)?.[3] ?? 1));
  const isOpaque = (color: string) => alphaOf(color) > 0.5;
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (part: Element) =>
    `${part.tagName} ${(part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 40)}`;
  const partsIn = (selector: string, parts: string) =>
    [...document.querySelectorAll(selector)].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(parts),
    ]);
  const ancestorsOf = (element: Element | null) => {
    const ancestors: Element[] = [];
    for (let part = element; part; part = part.parentElement) ancestors.push(part);
    return ancestors;
  };
  /** The color under an element, pictures aside. */
  const groundOf = (element: Element | null) => {
    const isDark = getComputedStyle(root).colorScheme.includes("dark");
    const grounds = ancestorsOf(element).map((part) => getComputedStyle(part).backgroundColor);
    return grounds.find(isOpaque) ?? (isDark ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)");
  };
  const liesOnPicture = (element: Element | null) => {
    const styles = ancestorsOf(element).map((part) => getComputedStyle(part));
    const first = styles.find(
      ({ backgroundColor, backgroundImage }) => backgroundImage !== "none" || alphaOf(backgroundColor) > 0.9,
    );
    return first !== undefined && first.backgroundImage !== "none";
  };
  const withStyles = <Answer>(css: string, ask: () => Answer): Answer => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    const answer = ask();
    document.adoptedStyleSheets = [];
    return answer;
  };

  /** The faults that axe finds in a part of the page. */
  async function axeViolations(part: string): Promise<readonly string[]> {
    const { violations } = await window.axe.run(part, {
      runOnly: TAGS,
      // Off by default.
      rules: { "target-size": { enabled: true } },
      resultTypes: ["violations"],
      // No rule of these tags reads the styles that axe would fetch once more.
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
  }

  /** The lines of text that can be seen, with their boxes. */
  function shownTexts() {
    const texts: { words: string; parent: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.nodeValue?.trim();
      if (!words || !parent || !isShown(parent)) continue;
      if (parent.closest("svg, script, noscript, option, .SkipLink, .visually-hidden")) continue;
      const row = parent.closest("thead") ?? parent.closest("tr");
      const isForScreenReaders = row && getComputedStyle(row).clipPath !== "none";
      if (isForScreenReaders) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) texts.push({ words, parent, box });
    }
    return texts;
  }

  /** What of the page is cut off, covered by other words or beyond the window's edges. */
  function unseenParts(): readonly string[] {
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth)
      faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
    const isOutside = ({ left, right }: DOMRect, edge: { left: number; right: number }) =>
      right > edge.right + TOLERANCE_PX || left < edge.left - TOLERANCE_PX;
    const window = { left: 0, right: root.clientWidth };
    const texts = shownTexts();
    for (const { words, parent, box } of texts) {
      let isScrolled = parent.closest("[popover]") !== null;
      for (const part of ancestorsOf(parent).filter((part) => part !== root && part !== document.body)) {
        const { overflowX, overflowY, display } = getComputedStyle(part);
        if (display === "inline") continue;
        isScrolled ||= /auto|scroll/.test(overflowX + overflowY);
        if (isScrolled) break;
        const edge = part.getBoundingClientRect();
        if (overflowX !== "visible" && isOutside(box, edge)) faults.push(`"${words}" is cut off`);
        if (overflowY !== "visible" && box.bottom > edge.bottom + TOLERANCE_PX)
          faults.push(`"${words}" is cut off below`);
      }
      if (!isScrolled && isOutside(box, window)) faults.push(`"${words}" is beyond the window's edge`);
    }
    // What floats over the page is not part of its width.
    for (const part of document.querySelectorAll(`header, [popover], ${TOASTS} > *`)) {
      const box = part.getBoundingClientRect();
      if (isShown(part) && box.width > 0 && isOutside(box, window))
        faults.push(`${part.className} reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`);
    }
    const cores = texts
      .filter(({ parent }) => !parent.closest(`header, ${TOASTS}`))
      .map(({ words, box: { x, y, width, height } }) => ({
        words,
        box: new DOMRect(x, y + height / 4, width, height / 2),
      }));
    for (const [index, { words, box }] of cores.entries())
      for (const other of cores.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > TOLERANCE_PX && down > TOLERANCE_PX) faults.push(`"${words}" lies on "${other.words}"`);
      }
    return [...new Set(faults)];
  }

  const unseenPartsWithWideSpacing = () => withStyles(WIDEST_SPACING, unseenParts);

  /** The places in this part where Tab stops. */
  const tabStops = (selector: string) =>
    partsIn(selector, "a[href], button, input, select, textarea, summary, [tabindex]").filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(":disabled, [type=radio]:not(:checked)") &&
        !stop.closest("[inert]") &&
        stop.checkVisibility({ visibilityProperty: true }),
    );

  /** Where the focus goes another way than eyes: on, to the right in the same row, down, or up to the head of a column at the right. */
  function jumpsOfFocus(selector: string): readonly string[] {
    const stops = tabStops(selector).map((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const area = stop.closest(`.SkipLink, .DropDownMenu-plane, header, main, footer, ${TOASTS}`);
      // A row that scrolls moves its parts past each other's places.
      const across = ancestorsOf(stop.parentElement).reduce((sum, { scrollLeft }) => sum + scrollLeft, 0);
      return { stop, area, left: left + across, right: right + across, top, bottom };
    });
    return stops.flatMap((next, index) => {
      if (next.stop.tabIndex > 0) return [`${nameOf(next.stop)} has an order of its own`];
      const last = stops[index - 1];
      if (!last || last.area !== next.area) return [];
      const isBelow = next.top >= last.bottom - ROW_TOLERANCE_PX;
      const isToTheRight = next.left >= last.right - ROW_TOLERANCE_PX;
      const isWithin = next.top >= last.top - ROW_TOLERANCE_PX && next.left >= last.left - ROW_TOLERANCE_PX;
      if (isBelow || isToTheRight || isWithin) return [];
      return [`Tab jumps from "${nameOf(last.stop)}" to "${nameOf(next.stop)}"`];
    });
  }

  /** The places in this part where Tab stops and that then show no ring, or cannot be seen. The last key has to be one of the keyboard. */
  function unmarkedFocus(selector: string): readonly string[] {
    const faults = tabStops(selector).flatMap((stop) => {
      stop.focus({ preventScroll: true });
      stop.scrollIntoView({ block: "center", behavior: "instant" });
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
      const label = stop.closest("label");
      const marked = label ? [label, ...label.querySelectorAll("*")] : [];
      // A card, or what stands for a control, has its ring after it.
      const rings = [stop, ...marked]
        .map((part) => getComputedStyle(part, "::after"))
        .concat(getComputedStyle(stop))
        .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2);
      const contrasts = rings.flatMap(({ outlineColor, outlineOffset }) => {
        const under = parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement;
        return liesOnPicture(under) ? [] : [contrast(outlineColor, groundOf(under))];
      });
      const isPale = contrasts.length > 0 && Math.max(...contrasts) < 3;
      const box = stop.getClientRects()[0] ?? new DOMRect();
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isSeen = seen && (stop.contains(seen) || seen.contains(stop) || seen.closest("label"));
      return [
        document.activeElement !== stop && "takes no focus",
        rings.length === 0 ? "shows no ring" : isPale && "shows a ring of too little contrast",
        !isSeen && `is covered by ${seen?.className || seen?.tagName || "nothing"}`,
      ].flatMap((fault) => (fault ? [`${nameOf(stop)} ${fault}`] : []));
    });
    window.scrollTo({ top: 0, behavior: "instant" });
    return faults;
  }

  const boxLook = (style: CSSStyleDeclaration, ground: string) => ({
    edge: ["top", "bottom", "left", "right"].some((side) => {
      const read = (what: string) => style.getPropertyValue(`border-${side}-${what}`);
      const isDrawn = read("style") !== "none" && parseFloat(read("width")) > 0 && isOpaque(read("color"));
      return isDrawn && contrast(read("color"), ground) > 1.3;
    }),
    fill: isOpaque(style.backgroundColor) ? contrast(style.backgroundColor, ground) : 1,
    paints: 0,
  });

  /** How controls, what floats and drawings stand apart from what is under them: for the comparison with forced colors. */
  function looks(selector: string) {
    const parts = partsIn(selector, "*").filter(
      (part) => isShown(part) && !part.closest(".visually-hidden, .SkipLink"),
    );
    return parts.flatMap((part) => {
      const style = getComputedStyle(part);
      const name = `${nameOf(part)} ${part.getAttribute("class") ?? ""}`;
      if (part.matches("main svg:not(.Icon)")) {
        const ground = groundOf(part);
        const paints = [...part.querySelectorAll("path, circle, rect, line, ellipse, polygon, polyline")]
          .map((shape) => getComputedStyle(shape))
          .flatMap(({ fill, stroke }) => [fill, stroke])
          .filter((paint) => isOpaque(paint) && contrast(paint, ground) > 1.15);
        return [{ name, kind: "drawing", edge: false, fill: 1, paints: new Set(paints).size }];
      }
      if (part.closest("svg")) return [];
      const marks = (["::before", "::after"] as const).flatMap((pseudo) => {
        const mark = getComputedStyle(part, pseudo);
        const isLarge = parseFloat(mark.width) >= 5 && parseFloat(mark.height) >= 5;
        if (!part.closest("main") || mark.content === "none" || !isLarge) return [];
        return [{ name: `${name}${pseudo}`, kind: "mark", ...boxLook(mark, groundOf(part)) }];
      });
      const isField = part.matches("input:not([type=radio], [type=range]), select, textarea");
      const isControl = part.matches("a, button, [type=range]");
      const isFloating =
        /fixed|absolute/.test(style.position) &&
        part.clientHeight > 40 &&
        part.clientWidth > 100 &&
        part.textContent.trim() !== "";
      const kind = isField ? "field" : isControl ? "control" : isFloating ? "floating" : undefined;
      return [...marks, ...(kind ? [{ name, kind, ...boxLook(style, groundOf(part.parentElement)) }] : [])];
    });
  }

  /** What stood apart by these looks, and does so no more. */
  function lostSince(before: ReturnType<typeof looks>, selector: string): readonly string[] {
    const after = looks(selector);
    const faults = before.flatMap(({ name, kind, edge, fill, paints }, index) => {
      const now = after[index];
      if (now?.name !== name) return [`${name} or what stands before it is shown in one of both alone`];
      const stands = now.edge || now.fill > 1.3;
      if (kind === "drawing") {
        // One alone may be the ground that shines through.
        return paints > 1 && now.paints < 2 ? [`${name}: ${now.paints} colors left of ${paints}`] : [];
      }
      if (kind === "control" && fill > 2 && now.fill <= 1.3) return [`${name}: its ground is gone`];
      // Shadows, which may stand for the edge of a field, are left out.
      const isSeen = kind === "field" || edge || fill > (kind === "control" ? 1.3 : 1.05);
      return isSeen && !stands ? [`${name} (${kind}): neither edge nor ground`] : [];
    });
    return [...new Set(faults)];
  }

  /** What a sheet of paper should not carry, or lacks. */
  function faultsOnPaper(): readonly string[] {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
    const isMissing = (part: Element) =>
      part.getClientRects().length === 0 || !part.checkVisibility({ contentVisibilityAuto: true });
    const hasGround = (part: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const isDark = alphaOf(backgroundColor) > 0 && contrast(backgroundColor, "rgb(255, 255, 255)") > 1.6;
      return isDark || backgroundImage !== "none";
    };
    const isPale = ({ parent }: { parent: Element }) => {
      const { color, printColorAdjust } = getComputedStyle(parent);
      return printColorAdjust !== "exact" && contrast(color, "rgb(255, 255, 255)") < 4.5;
    };
    const onScreenOnly = "header, button, input, select, textarea, iframe, .Button";
    const answers = [...document.querySelectorAll("details > :not(summary)")];
    const drawings = shown("main svg:not(.Icon)");
    return [
      ...shown(onScreenOnly).map((part) => `${nameOf(part)} can be pressed on a screen only`),
      ...answers.filter(isMissing).map((answer) => `the answer ${nameOf(answer)} is missing`),
      ...drawings
        .filter((drawing) => getComputedStyle(drawing).printColorAdjust !== "exact")
        .map((drawing) => `the drawing ${drawing.getAttribute("class")} loses its colors`),
      ...shown("body, main, section, footer")
        .filter(hasGround)
        .map((part) => `${part.id || part.tagName} has a ground`),
      ...shownTexts()
        .filter(isPale)
        .map(({ words }) => `"${words}" is too pale`),
      ...(root.scrollWidth > root.clientWidth ? ["the page is too wide for the sheet"] : []),
    ];
  }

  /** How each part of each drawing is painted once its animations are over, and those that would stay. */
  function looksOfDrawings(): readonly string[] {
    const parts = partsIn("main", "svg, svg *, [data-draws], [data-draws] *");
    for (const part of parts) if (part.matches("[data-draws]")) part.setAttribute("data-drawing", "");
    const kept = document.getAnimations().filter((animation) => {
      const { fill = "none", iterations } = animation.effect?.getTiming() ?? {};
      return iterations === 1 && animation.timeline === document.timeline && /forwards|both/.test(fill);
    });
    const looks = withStyles("* { animation: none !important; transition: none !important; }", () =>
      parts.map((part) => {
        const style = getComputedStyle(part);
        const look = [style.opacity, style.fillOpacity, style.visibility, style.fill, style.stroke];
        const lines = [style.strokeDasharray, style.strokeDashoffset, style.transform, style.translate];
        const shape = [style.rotate, style.scale, style.clipPath];
        const drawing = part.closest("[data-draws], svg");
        return `${drawing?.getAttribute("class")} ${part.tagName}: ${[...look, ...lines, ...shape].join(" ")}`;
      }),
    );
    return [...looks, ...kept.map((animation) => `${String(Reflect.get(animation, "animationName"))} stays`)];
  }

  return {
    axeViolations,
    unseenParts,
    unseenPartsWithWideSpacing,
    jumpsOfFocus,
    unmarkedFocus,
    looks,
    lostSince,
    faultsOnPaper,
    looksOfDrawings,
  };
}

export type Questions = JSHandle<ReturnType<typeof makeQuestions>>;

/** Gets a page ready to be asked, until it loads its next document. */
export async function questionsTo(page: Page): Promise<Questions> {
  // By the browser's own protocol, which reads the long source once.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axeSource });
  await session.detach();
  const contrast = (await page.evaluateHandle(`(${contrastOf.toString()})`)) as JSHandle<typeof contrastOf>;
  return page.evaluateHandle(makeQuestions, contrast);
}

/** What has a ground, an edge or several colors on the screen, and loses it where the visitor's system sets the colors. */
export async function lostInForcedColors(page: Page, questions: Questions, part: string) {
  const before = await questions.evaluateHandle((ask, where) => ask.looks(where), part);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = await questions.evaluate((ask, [looks, where]) => ask.lostSince(looks, where), [
    before,
    part,
  ] as const);
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

/** The drawings that are not complete at rest, where they have drawn themselves: compared with those without motion. */
export async function incompleteDrawings(page: Page, questions: Questions) {
  const still = await questions.evaluateHandle((ask) => new Set(ask.looksOfDrawings()));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const drawn = await questions.evaluate(
    (ask, looks) => ask.looksOfDrawings().filter((look) => !looks.has(look)),
    still,
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  return drawn;
}
