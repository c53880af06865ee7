import { pageAddresses } from "./addresses";
import { specifiedPages } from "./specifiedPages";

/** The links in a part of a page, in order, without those to pages that the specification does not name yet. */
export const linksIn = (part: ParentNode): readonly HTMLAnchorElement[] =>
  [...part.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    ({ pathname }) => pathname in specifiedPages || !pageAddresses.includes(pathname),
  );

/** What is read out of a link. One of the menu is named by its strong words, which a description follows. */
export function textOfLink(link: Element): string {
  const label = link.getAttribute("aria-label");
  if (label) return label;
  const copy = document.createElement("div");
  copy.innerHTML = (link.querySelector("strong") ?? link).innerHTML;
  for (const drawing of copy.querySelectorAll("[aria-label]"))
    drawing.replaceWith(drawing.getAttribute("aria-label") ?? "");
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replaceAll("'", "’").replaceAll(/\s+/g, " ").trim();
}
