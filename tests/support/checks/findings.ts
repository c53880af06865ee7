/** What a check finds wrong: where, what is measured there, and what is wanted. */
export interface Finding {
  readonly element: Element;
  readonly measured: string;
  readonly wanted: string;
}

/** A finding as it leaves the page. */
export interface Found {
  /** CSS, to be pasted into the browser's developer tools. */
  readonly selector: string;
  /** The element's accessible name or text. */
  readonly words: string;
  readonly measured: string;
  readonly wanted: string;
}

const MOST_WORDS = 60;

export function foundOf({ element, measured, wanted }: Finding): Found {
  const words = (element.getAttribute("aria-label") ?? element.textContent).trim().replaceAll(/\s+/g, " ");
  return { selector: selectorOf(element), words: words.slice(0, MOST_WORDS), measured, wanted };
}

/** From the nearest element with an id, or from the body. */
function selectorOf(element: Element): string {
  const steps: string[] = [];
  for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
    if (part.id) return [`#${CSS.escape(part.id)}`, ...steps].join(" > ");
    steps.unshift(stepTo(part));
  }
  return ["body", ...steps].join(" > ");
}

function stepTo(part: Element): string {
  const name = part.tagName.toLowerCase();
  const [first] = part.classList;
  const siblings = [...(part.parentElement?.children ?? [])].filter(
    ({ tagName }) => tagName === part.tagName,
  );
  const place = siblings.length > 1 ? `:nth-of-type(${siblings.indexOf(part) + 1})` : "";
  return `${name}${first === undefined ? "" : `.${CSS.escape(first)}`}${place}`;
}
