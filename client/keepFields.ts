type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Remembers what is typed into the served fields, and which element has the focus, by its position among the elements with the
 * same tag. React replaces them if it has to render a part of the page again, because an extension or a translator has changed it.
 * @param signal ends it, once nothing can be replaced any more
 * @returns a function that hands on what was typed, the focus, the caret and the selection to what has come in their place, if
 *   anything has
 */
export function keepFields(signal: AbortSignal): () => void {
  let known = fields();
  let focused: { readonly element: HTMLElement; readonly index: number } | undefined;

  const rememberFocus = (element: Element | null) => {
    if (!(element instanceof HTMLElement)) return;
    focused = { element, index: others(element).indexOf(element) };
  };
  const forgetFocus = ({ target }: FocusEvent) => {
    // A removed element loses the focus while it is still in the document. Only after this event is it known to be gone.
    queueMicrotask(() => {
      if (focused?.element === target && focused.element.isConnected) focused = undefined;
    });
  };

  rememberFocus(document.activeElement);
  document.addEventListener("focusin", ({ target }) => rememberFocus(target as Element), { signal });
  document.addEventListener("focusout", forgetFocus, { signal });
  signal.addEventListener("abort", () => {
    known = [];
    focused = undefined;
  });

  return () => {
    known = handOnTyped(known);
    if (focused && !focused.element.isConnected) handOnFocus(focused.element, focused.index);
  };
}

const fields = () => [...document.querySelectorAll<Field>("input, select, textarea")];

/** Returns the fields as they are known from now on, so that later typing in new ones is not overwritten. */
function handOnTyped(known: readonly Field[]): Field[] {
  const present = fields();
  return known.map((field, index) => {
    const successor = present[index];
    if (field.isConnected || successor?.name !== field.name) return field;
    if (successor.value !== field.value) {
      successor.value = field.value;
      successor.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return successor;
  });
}

function handOnFocus(element: HTMLElement, index: number): void {
  const successor = others(element)[index];
  if (!successor || !isOfSameUse(element, successor)) return;
  successor.focus({ preventScroll: true });
  select(element, successor);
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
