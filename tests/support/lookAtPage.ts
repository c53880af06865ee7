// Each function runs in the page, so each holds all that it needs.
import type { Page } from "playwright";

/** What of the page is cut off, covered by other words or beyond the window's edges. */
export function unseenParts(): readonly string[] {
  const TOLERANCE_PX = 2;
  const root = document.documentElement;
  const faults: string[] = [];
  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
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
  for (const part of document.querySelectorAll("header, [popover], section[aria-label=Notifications] > *")) {
    const { left, right, width } = part.getBoundingClientRect();
    if (isShown(part) && width > 0 && (left < -TOLERANCE_PX || right > root.clientWidth + TOLERANCE_PX))
      faults.push(`${part.className} reaches from ${Math.round(left)} to ${Math.round(right)} px`);
  }
  const inFlow = texts.filter(({ parent }) => !parent.closest("header, section[aria-label=Notifications]"));
  const cores = inFlow
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

/** The places in this part that Tab reaches and that then show no ring, or cannot be seen. The last key has to be one of the keyboard. */
export function unmarkedFocus(selector: string): readonly string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  /** Undefined over a gradient or a picture. */
  const groundOf = (element: Element | null): string | undefined => {
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (backgroundImage !== "none") return undefined;
      if ((channels(backgroundColor)[3] ?? 1) > 0.9) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const stops = [...document.querySelectorAll(selector)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(STOPS)])
    .filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        !stop.matches(":disabled, [type=radio]:not(:checked)") &&
        !stop.closest("[inert]") &&
        stop.checkVisibility({ visibilityProperty: true }),
    );
  return stops.flatMap((stop) => {
    stop.focus({ preventScroll: true });
    stop.scrollIntoView({ block: "center", behavior: "instant" });
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    const name = `${stop.tagName} ${stop.getAttribute("aria-label") ?? stop.textContent.trim().slice(0, 40)}`;
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
      const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? stop : (label ?? stop).parentElement);
      if (!ground) return [];
      const [one, other] = [luminance(outlineColor), luminance(ground)];
      return [(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)];
    });
    if (contrasts.length > 0 && Math.max(...contrasts) < 3)
      faults.push(`${name} shows a ring of too little contrast`);
    const [box] = stop.getClientRects();
    if (!box) return [...faults, `${name} has no size`];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const seen = document.elementFromPoint(x, y);
    if (!seen || !(stop.contains(seen) || seen.contains(stop) || seen.closest("label")))
      faults.push(`${name} is covered by ${seen?.className || seen?.tagName || "nothing"}`);
    return faults;
  });
}

/** How controls, what floats and drawings stand apart from what is under them: for the comparison with forced colors. */
function looks(
  selector: string,
): readonly { name: string; kind: string; edge: boolean; fill: number; paints: number }[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const isOpaque = (color: string) => color !== "none" && (channels(color)[3] ?? 1) > 0.5;
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrast = (one: string, other: string) => {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const groundOf = (element: Element | null) => {
    for (let part = element; part; part = part.parentElement) {
      const { backgroundColor } = getComputedStyle(part);
      if (isOpaque(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).colorScheme.includes("dark")
      ? "rgb(0, 0, 0)"
      : "rgb(255, 255, 255)";
  };
  const boxes = [...document.querySelectorAll(selector)]
    .flatMap((root) => [...root.querySelectorAll("*")])
    .filter(
      (part) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !part.closest(".visually-hidden, .SkipLink"),
    );
  const nameOf = (part: Element) =>
    `${part.tagName} ${part.getAttribute("class") ?? ""} ${(part.getAttribute("aria-label") ?? part.textContent).trim().slice(0, 30)}`;
  const boxLook = (style: CSSStyleDeclaration, ground: string) => ({
    edge: ["Top", "Bottom", "Left", "Right"].some((side) => {
      const read = (what: string) => style.getPropertyValue(`border-${side.toLowerCase()}-${what}`);
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
  return boxes.flatMap((part) => {
    const style = getComputedStyle(part);
    if (part.matches("main svg:not(.Icon)")) {
      const ground = groundOf(part);
      const paints = [
        ...part.querySelectorAll("path, circle, rect, line, ellipse, polygon, polyline"),
      ].flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke].filter((paint) => isOpaque(paint) && contrast(paint, ground) > 1.15);
      });
      return [{ name: nameOf(part), kind: "drawing", edge: false, fill: 1, paints: new Set(paints).size }];
    }
    if (part.closest("svg")) return [];
    const marks = (["::before", "::after"] as const).flatMap((pseudo) => {
      const mark = getComputedStyle(part, pseudo);
      const isMark =
        part.closest("main") &&
        mark.content !== "none" &&
        Number.parseFloat(mark.width) >= 5 &&
        Number.parseFloat(mark.height) >= 5;
      return isMark
        ? [{ name: `${nameOf(part)}${pseudo}`, kind: "mark", ...boxLook(mark, groundOf(part)) }]
        : [];
    });
    const isControl = part.matches("a, button, input:not([type=radio]), select, textarea");
    const isFloating =
      /fixed|absolute/.test(style.position) &&
      part.clientHeight > 40 &&
      part.clientWidth > 100 &&
      part.textContent.trim() !== "";
    const kind = isControl ? "control" : isFloating ? "floating" : undefined;
    return [
      ...marks,
      ...(kind ? [{ name: nameOf(part), kind, ...boxLook(style, groundOf(part.parentElement)) }] : []),
    ];
  });
}

/** What has a ground, an edge or several colors on the screen, and loses it where the visitor's system sets the colors. */
export async function lostInForcedColors(page: Page, selector: string): Promise<readonly string[]> {
  const before = await page.evaluate(looks, selector);
  await page.emulateMedia({ forcedColors: "active" });
  const after = await page.evaluate(looks, selector);
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
    const isSeen = edge || fill > (kind === "control" ? 1.3 : 1.05);
    return isSeen && !stands ? [`${name} (${kind}): neither edge nor ground`] : [];
  });
  return [...new Set(faults)];
}

/** What a sheet of paper should not carry, or lacks. */
export function faultsOnPaper(): readonly string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) =>
    channels(color)
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
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
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: part, nodeValue: words } = walker.currentNode;
    if (!words?.trim() || !part || !isShown(part) || part.closest("svg, .visually-hidden")) continue;
    const { color, printColorAdjust } = getComputedStyle(part);
    if (printColorAdjust !== "exact" && 1.05 / (luminance(color) + 0.05) < 4.5)
      faults.push(`"${words.trim()}" is too pale`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px too wide for the sheet`);
  return faults;
}
