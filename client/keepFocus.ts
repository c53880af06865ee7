/**
 * Remembers which element has the focus, by its position among the elements with the same tag.
 * @returns a function that restores the focus, the caret and the selection, if React has replaced the focused element
 */
export function keepFocus(): () => void {
  let focused: { readonly element: HTMLElement; readonly index: number } | undefined;

  const remember = (element: Element | null) => {
    if (!(element instanceof HTMLElement)) return;
    focused = { element, index: others(element).indexOf(element) };
  };
  const forget = ({ target }: FocusEvent) => {
    // A removed element loses the focus while it is still in the document. Only after this event is it known to be gone.
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

/** Leaves the caret at the end in email fields, because browsers do not tell where it was. */
function select(from: HTMLElement, to: HTMLElement): void {
  if (!isText(from) || !isText(to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  if (selectionStart === null) return;
  to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
