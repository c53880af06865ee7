/**
 * Remembers which element has the focus, and where among the others of its kind it is.
 * @returns a function that gives the focus, with caret and selection, to the element that has come in its place, if the
 * focused one is gone
 */
export function keepFocus(): () => void {
  let focused: { readonly element: HTMLElement; readonly index: number } | undefined;

  const remember = (element: Element | null) => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    focused = { element, index: others(element).indexOf(element) };
  };
  const forget = ({ target }: FocusEvent) => {
    // An element that is taken out of the document loses the focus first, while it is still there.
    queueMicrotask(() => {
      if (focused?.element === target && focused.element.isConnected) focused = undefined;
    });
  };

  remember(document.activeElement);
  document.addEventListener("focusin", ({ target }) => remember(target as Element));
  document.addEventListener("focusout", forget);

  return () => {
    if (!focused || focused.element.isConnected) return;
    const { element, index } = focused;
    const successor = others(element)[index];
    if (!successor || !isOfSameUse(element, successor)) return;
    successor.focus({ preventScroll: true });
    select(element, successor);
  };
}

function others(element: HTMLElement): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(element.tagName)];
}

function isOfSameUse(element: HTMLElement, other: HTMLElement): boolean {
  return element.getAttribute("name") === other.getAttribute("name") && element.className === other.className;
}

/** Leaves the caret at the end in fields of email type, for which browsers do not tell where it is. */
function select(from: HTMLElement, to: HTMLElement): void {
  if (!isText(from) || !isText(to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
