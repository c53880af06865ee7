import type { Page } from "playwright";

type Manner = "wraps" | "rewrites";

/** How browsers put the words of another language into a page. */
export const translators = {
  /** Chrome and Edge put elements of their own in the place of every text. */
  "wraps every text": (page: Page) => page.evaluate<void, Manner>(translateTexts, "wraps"),
  /** Firefox and Safari write into the texts that are there. */
  "rewrites every text": (page: Page) => page.evaluate<void, Manner>(translateTexts, "rewrites"),
} as const;

/** Runs in the page. What is translated stands between these: «…». */
function translateTexts(manner: Manner): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.nodeValue?.trim() && !text.parentElement?.closest("script, noscript, textarea")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = `«${text.data}»`;
    if (manner === "rewrites" || text.parentElement?.closest("svg")) {
      text.data = translated;
      continue;
    }
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = "de";
  document.title = `«${document.title}»`;
}
