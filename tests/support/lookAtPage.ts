import type { JSHandle, Page } from "playwright";

/** All that is asked of a page. It is made in the page, so it holds all that it needs. */
function makeQuestions() {
  const TOLERANCE_PX = 2;
  /** Controls of one row may differ in height. */
  const ROW_TOLERANCE_PX = 8;
  const root = document.documentElement;

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isOpaque = (color: string) => color !== "none" && (channels(color)[3] ?? 1) > 0.5;
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  /** By WCAG 2.2. */
  const contrast = (one: string, other: string) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const labelOf = (part: Element, length: number) =>
    (part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, length);
  const partsIn = (selector: string, parts: string) =>
    [...document.querySelectorAll(selector)].flatMap((part) => [
      ...part.querySelectorAll<HTMLElement>(parts),
    ]);
  const finishAnimations = () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  };
  /** The color under an element, pictures aside. */
  const groundOf = (element: Element | null) => {
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (isOpaque(backgroundColor)) return backgroundColor;
    }
    const isDark = getComputedStyle(root).colorScheme.includes("dark");
    return isDark ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)";
  };
  const liesOnPicture = (element: Element | null): boolean => {
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (backgroundImage !== "none") return true;
      if ((channels(backgroundColor)[3] ?? 1) > 0.9) return false;
    }
    return false;
  };

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
    const texts = shownTexts();
    for (const { words, parent, box } of texts) {
      let isScrolled = parent.closest("[popover]") !== null;
      for (let part: Element | null = parent; part; part = part.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(part);
        if (display === "inline" || part === root || part === document.body) continue;
        isScrolled ||= /auto|scroll/.test(overflowX + overflowY);
        if (isScrolled) break;
        const edge = part.getBoundingClientRect();
        if (
          overflowX !== "visible" &&
          (box.right > edge.right + TOLERANCE_PX || box.left < edge.left - TOLERANCE_PX)
        )
          faults.push(`"${words}" is cut off`);
        if (overflowY !== "visible" && box.bottom > edge.bottom + TOLERANCE_PX)
          faults.push(`"${words}" is cut off below`);
      }
      if (!isScrolled && (box.right > root.clientWidth + TOLERANCE_PX || box.left < -TOLERANCE_PX))
        faults.push(`"${words}" is beyond the window's edge`);
    }
    // What floats over the page is not part of its width.
    for (const part of document.querySelectorAll(
      "header, [popover], section[aria-label=Notifications] > *",
    )) {
      const { left, right, width } = part.getBoundingClientRect();
      if (isShown(part) && width > 0 && (left < -TOLERANCE_PX || right > root.clientWidth + TOLERANCE_PX))
        faults.push(`${part.className} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
    }
    const cores = texts
      .filter(({ parent }) => !parent.closest("header, section[aria-label=Notifications]"))
      .map(({ words, box: { top, bottom, left, right } }) => {
        const air = (bottom - top) * 0.25;
        return { words, top: top + air, bottom: bottom - air, left, right };
      })
      .toSorted((one, other) => one.top - other.top);
    for (const [index, text] of cores.entries())
      for (let place = index + 1; place < cores.length; place += 1) {
        const other = cores[place];
        if (!other || other.top > text.bottom - TOLERANCE_PX) break;
        const across = Math.min(text.right, other.right) - Math.max(text.left, other.left);
        const down = Math.min(text.bottom, other.bottom) - other.top;
        if (across > TOLERANCE_PX && down > TOLERANCE_PX)
          faults.push(`"${text.words}" lies on "${other.words}"`);
      }
    return [...new Set(faults)];
  }

  /** The places in this part where Tab stops. */
  function tabStops(selector: string) {
    return partsIn(selector, "a[href], button, input, select, textarea, summary, [tabindex]").filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(":disabled, [type=radio]:not(:checked)") &&
        !stop.closest("[inert]") &&
        stop.checkVisibility({ visibilityProperty: true }),
    );
  }

  /** Where the focus goes another way than eyes: on, to the right in the same row, down, or up to the head of a column at the right. */
  function jumpsOfFocus(selector: string): readonly string[] {
    const inOrder = tabStops(selector);
    const stops = inOrder.map((stop) => {
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const area = stop.closest(
        ".SkipLink, .DropDownMenu-plane, header, main, footer, section[aria-label=Notifications]",
      );
      // A row that scrolls moves its parts past each other's places.
      let across = 0;
      for (let part = stop.parentElement; part; part = part.parentElement) across += part.scrollLeft;
      return { name: labelOf(stop, 40), area, left: left + across, right: right + across, top, bottom };
    });
    const ownOrder = inOrder.filter((stop) => stop.tabIndex > 0);
    const jumps = stops.slice(1).flatMap((next, index) => {
      const last = stops[index];
      if (!last || last.area !== next.area) return [];
      const isBelow = next.top >= last.bottom - ROW_TOLERANCE_PX;
      const isToTheRight = next.left >= last.right - ROW_TOLERANCE_PX;
      const isWithin = next.top >= last.top - ROW_TOLERANCE_PX && next.left >= last.left - ROW_TOLERANCE_PX;
      return isBelow || isToTheRight || isWithin ? [] : [`Tab jumps from "${last.name}" to "${next.name}"`];
    });
    return [...ownOrder.map((stop) => `${labelOf(stop, 40)} has an order of its own`), ...jumps];
  }

  /** The places in this part where Tab stops and that then show no ring, or cannot be seen. The last key has to be one of the keyboard. */
  function unmarkedFocus(selector: string): readonly string[] {
    return tabStops(selector).flatMap((stop) => {
      stop.focus({ preventScroll: true });
      stop.scrollIntoView({ block: "center", behavior: "instant" });
      finishAnimations();
      const name = `${stop.tagName} ${labelOf(stop, 40)}`;
      if (document.activeElement !== stop) return [`${name} takes no focus`];
      const label = stop.closest("label");
      const rings = [
        getComputedStyle(stop),
        // The link of a whole card.
        getComputedStyle(stop, "::after"),
        ...(label
          ? [label, ...label.querySelectorAll("*")].map((part) => getComputedStyle(part, "::after"))
          : []),
      ].filter(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      );
      const faults: string[] = rings.length === 0 ? [`${name} shows no ring`] : [];
      const contrasts = rings.flatMap(({ outlineColor, outlineOffset }) => {
        const under = Number.parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement;
        return liesOnPicture(under) ? [] : [contrast(outlineColor, groundOf(under))];
      });
      if (contrasts.length > 0 && Math.max(...contrasts) < 3)
        faults.push(`${name} shows a ring of too little contrast`);
      const [box] = stop.getClientRects();
      if (!box) return [...faults, `${name} has no size`];
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (!seen || !(stop.contains(seen) || seen.contains(stop) || seen.closest("label")))
        faults.push(`${name} is covered by ${seen?.className || seen?.tagName || "nothing"}`);
      return faults;
    });
  }

  const boxLook = (style: CSSStyleDeclaration, ground: string) => ({
    edge: ["top", "bottom", "left", "right"].some((side) => {
      const read = (what: string) => style.getPropertyValue(`border-${side}-${what}`);
      return (
        read("style") !== "none" &&
        Number.parseFloat(read("width")) > 0 &&
        isOpaque(read("color")) &&
        contrast(read("color"), ground) > 1.3
      );
    }),
    fill: isOpaque(style.backgroundColor) ? contrast(style.backgroundColor, ground) : 1,
    paints: 0,
  });

  /** How controls, what floats and drawings stand apart from what is under them: for the comparison with forced colors. */
  function looks(selector: string) {
    const boxes = partsIn(selector, "*").filter(
      (part) => isShown(part) && !part.closest(".visually-hidden, .SkipLink"),
    );
    return boxes.flatMap((part) => {
      const style = getComputedStyle(part);
      const name = `${part.tagName} ${part.getAttribute("class") ?? ""} ${labelOf(part, 30)}`;
      if (part.matches("main svg:not(.Icon)")) {
        const ground = groundOf(part);
        const paints = [
          ...part.querySelectorAll("path, circle, rect, line, ellipse, polygon, polyline"),
        ].flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].filter((paint) => isOpaque(paint) && contrast(paint, ground) > 1.15);
        });
        return [{ name, kind: "drawing", edge: false, fill: 1, paints: new Set(paints).size }];
      }
      if (part.closest("svg")) return [];
      const marks = (["::before", "::after"] as const).flatMap((pseudo) => {
        const mark = getComputedStyle(part, pseudo);
        const isMark =
          part.closest("main") &&
          mark.content !== "none" &&
          Number.parseFloat(mark.width) >= 5 &&
          Number.parseFloat(mark.height) >= 5;
        return isMark ? [{ name: `${name}${pseudo}`, kind: "mark", ...boxLook(mark, groundOf(part)) }] : [];
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

  /** What a sheet of paper should not carry, or lacks. */
  function faultsOnPaper(): readonly string[] {
    const faults: string[] = [];
    for (const part of document.querySelectorAll("header, button, input, select, textarea, iframe, .Button"))
      if (isShown(part)) faults.push(`${part.tagName} ${part.textContent} can be pressed on a screen only`);
    for (const answer of document.querySelectorAll("details > :not(summary)"))
      if (answer.getClientRects().length === 0 || !answer.checkVisibility({ contentVisibilityAuto: true }))
        faults.push(`the answer "${answer.textContent.slice(0, 30)}" is missing`);
    for (const drawing of document.querySelectorAll("main svg:not(.Icon)"))
      if (isShown(drawing) && getComputedStyle(drawing).printColorAdjust !== "exact")
        faults.push(`the drawing ${drawing.getAttribute("class")} loses its colors`);
    for (const part of document.querySelectorAll("body, main, section, footer")) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      const isDark = (channels(backgroundColor)[3] ?? 1) > 0 && luminance(backgroundColor) < 0.6;
      if (isShown(part) && (isDark || backgroundImage !== "none"))
        faults.push(`${part.id || part.tagName} has a ground`);
    }
    for (const { words, parent } of shownTexts()) {
      const { color, printColorAdjust } = getComputedStyle(parent);
      if (printColorAdjust !== "exact" && contrast(color, "rgb(255, 255, 255)") < 4.5)
        faults.push(`"${words}" is too pale`);
    }
    const { scrollWidth, clientWidth } = root;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide for the sheet`);
    return faults;
  }

  /** How each part of each drawing is painted once its animations are over, and those that would stay. */
  function looksOfDrawings(): readonly string[] {
    const parts = partsIn("main", "svg, svg *, [data-draws], [data-draws] *");
    for (const part of parts) if (part.matches("[data-draws]")) part.setAttribute("data-drawing", "");
    const kept = document.getAnimations().filter((animation) => {
      const { fill = "none", iterations } = animation.effect?.getTiming() ?? {};
      return iterations === 1 && animation.timeline === document.timeline && /forwards|both/.test(fill);
    });
    const atTheirEnd = new CSSStyleSheet();
    atTheirEnd.replaceSync("* { animation: none !important; transition: none !important; }");
    document.adoptedStyleSheets = [atTheirEnd];
    const looks = parts.map((part) => {
      const style = getComputedStyle(part);
      const look = [style.opacity, style.fillOpacity, style.visibility, style.fill, style.stroke];
      const lines = [style.strokeDasharray, style.strokeDashoffset, style.transform, style.translate];
      const shape = [style.rotate, style.scale, style.clipPath];
      const drawing = part.closest("[data-draws], svg");
      return `${drawing?.getAttribute("class")} ${part.tagName}: ${[...look, ...lines, ...shape].join(" ")}`;
    });
    document.adoptedStyleSheets = [];
    return [...looks, ...kept.map((animation) => `${String(Reflect.get(animation, "animationName"))} stays`)];
  }

  return { unseenParts, jumpsOfFocus, unmarkedFocus, looks, faultsOnPaper, looksOfDrawings };
}

type Questions = JSHandle<ReturnType<typeof makeQuestions>>;

/** Gets a page ready to be asked, until it loads its next document. */
export const questionsTo = (page: Page): Promise<Questions> => page.evaluateHandle(makeQuestions);

/** What has a ground, an edge or several colors on the screen, and loses it where the visitor's system sets the colors. */
export async function lostInForcedColors(
  page: Page,
  questions: Questions,
  selector: string,
): Promise<readonly string[]> {
  const look = () => questions.evaluate((ask, part) => ask.looks(part), selector);
  const before = await look();
  await page.emulateMedia({ forcedColors: "active" });
  const after = await look();
  await page.emulateMedia({ forcedColors: "none" });
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

/** The drawings that are not complete at rest, where they have drawn themselves: compared with those without motion. */
export async function incompleteDrawings(page: Page, questions: Questions): Promise<readonly string[]> {
  const still = new Set(await questions.evaluate((ask) => ask.looksOfDrawings()));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const drawn = await questions.evaluate((ask) => ask.looksOfDrawings());
  await page.emulateMedia({ reducedMotion: "reduce" });
  return drawn.filter((look) => !still.has(look));
}
