import type { Page } from "playwright";

/** Translates the page as Chrome and Edge do: each text is replaced by elements. Translated text is put in «…». */
export const translate = (page: Page): Promise<void> => page.evaluate(translateTexts);

function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
    text.nodeValue?.trim() && !text.parentElement?.closest("script, noscript, textarea")
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = `«${text.data}»`;
    if (text.parentElement?.closest("svg")) {
      text.data = translated;
      continue;
    }
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
    inner.append(translated);
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = "de";
  document.title = `«${document.title}»`;
}
